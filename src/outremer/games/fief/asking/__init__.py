"""Who answers each of the named questions, by kind of question; see `asks`."""
