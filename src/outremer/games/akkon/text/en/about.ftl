### What the special Templars of Akkon do where they are laid, in a line.

about-turcopole = 2, and 2 more for every other Templar there, whosever it is; not beside your own Brother Sergeant
about-sergeant = nothing by himself, but doubles all you bid there; not beside your own Turcopole
about-chaplain = nothing, but your cards of that city cost one Templar less in this round
