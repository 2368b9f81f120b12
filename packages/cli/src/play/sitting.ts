import { type Beginning, beginningOf, type MatchRecord } from '@slapwise/kernel'
import { terminalOf } from '../games/index.ts'
import type { House } from '../house.ts'
import type { Asker } from '../terminal/input.ts'
import type { Lexicon } from '../words/index.ts'
import { lineFor } from './ask-person.ts'
import type { KeptMatch } from './kept-match.ts'

/** Who sits down to what. */
export interface Sitting {
  readonly beginning: Beginning
  /** What was decided before, in a match that was left. */
  readonly decided: MatchRecord['decisions']
  readonly names: readonly string[]
  /** How many of the first seats are people here. */
  readonly people: number
  /** What goes round among the others: levels and files. */
  readonly bots: readonly string[]
}

/** One that was kept can be played here. */
export const resumed = ({ games }: House, { record, people, bots }: KeptMatch): Sitting => ({
  beginning: beginningOf(games, record) as Beginning,
  decided: record.decisions,
  names: record.players!,
  people,
  bots,
})

/** Whether somebody takes up the match that they left, rather than start anew. */
export async function wantsBack(
  input: Asker,
  house: House,
  kept: KeptMatch,
  words: Lexicon,
): Promise<boolean> {
  const { game, settings } = resumed(house, kept).beginning
  const { players, ...rest } = settings
  const what = [game.id, ...terminalOf(house, game).describe(rest, words)].join('; ')
  for (;;) {
    const line = await input.ask(lineFor(words.play.takeUp(what, kept.record.players!), []))
    if (line === '') return true
    if (line === 'n') return false
  }
}
