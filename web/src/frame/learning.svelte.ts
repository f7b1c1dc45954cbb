/** What this device has already explained of each game: notes are for a first game only. */

const PREFIX = "outremer.learnt.";

interface Learnt {
  finished: boolean;
  forms: string[];
}

function kept(game: string): Learnt {
  try {
    const { finished = false, forms = [] } = JSON.parse(localStorage.getItem(PREFIX + game) ?? "{}") as Partial<Learnt>;
    return { finished, forms };
  } catch {
    return { finished: false, forms: [] };
  }
}

class Learning {
  private games = $state.raw<Record<string, Learnt>>({});

  /** Has nothing of this game been played on this device? */
  isNew(game: string): boolean {
    const { finished, forms } = this.of(game);
    return !finished && forms.length === 0;
  }

  knows(game: string, form: string): boolean {
    const { finished, forms } = this.of(game);
    return finished || forms.includes(form);
  }

  understood(game: string, form: string): void {
    if (this.knows(game, form)) return;
    const learnt = this.of(game);
    this.keep(game, { ...learnt, forms: [...learnt.forms, form] });
  }

  finished(game: string): void {
    const learnt = this.of(game);
    if (!learnt.finished) this.keep(game, { ...learnt, finished: true });
  }

  private of(game: string): Learnt {
    return this.games[game] ?? kept(game);
  }

  private keep(game: string, learnt: Learnt): void {
    this.games = { ...this.games, [game]: learnt };
    localStorage.setItem(PREFIX + game, JSON.stringify(learnt));
  }
}

export const learning = new Learning();
