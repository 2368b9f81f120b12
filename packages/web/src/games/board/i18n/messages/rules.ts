import type { Colour } from '@slapwise/board-game'

export const RULES_CHAPTERS = ['turn', 'placing', 'street', 'manholes', 'reactions', 'events', 'end'] as const

export type RulesChapter = (typeof RULES_CHAPTERS)[number]

/** Texts of the rules page. */
export interface RulesMessages {
  readonly title: string
  readonly lead: string
  /** The summary, one sentence per picture. */
  readonly gist: readonly [string, string, string, string, string]
  readonly chapters: Readonly<Record<RulesChapter, { readonly title: string; readonly text: string }>>
  readonly colours: { readonly title: string; readonly text: Readonly<Record<Colour, string>> }
  readonly allCards: string
  readonly allEvents: string
  readonly tryIt: string
  readonly showCards: string
  readonly home: string
}
