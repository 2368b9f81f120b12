import type { BoardName } from '@slapwise/board-game'

interface Explained {
  readonly name: string
  readonly line: string
}

/** How a room plays the board game. Each setting has a name and one line about what it does. */
export interface SettingsWords {
  readonly groups: Readonly<Record<'board' | 'length', string>>
  readonly length: Explained
  readonly ownLimit: string
  readonly board: Explained
  readonly boardLines: Readonly<Record<BoardName, string>>
  readonly ownBoard: Explained & {
    readonly choose: string
    readonly paste: string
    readonly use: string
    readonly notJson: string
    readonly flaw: (where: string, what: string) => string
  }
  /** Why the server does not take a setting, by its name. */
  readonly contradictions: Readonly<Record<string, string>>
}
