import type { Colour } from '@slapwise/board-game'

export const CHAPTERS = ['turn', 'placing', 'street', 'manholes', 'reactions', 'events', 'end'] as const

export type Chapter = (typeof CHAPTERS)[number]

/** How it is played, for who has never seen it. */
export interface RulesWords {
  readonly title: string
  readonly lead: string
  /** What it is about, a sentence for each picture. */
  readonly gist: readonly [string, string, string, string, string]
  readonly chapters: Readonly<Record<Chapter, { readonly title: string; readonly text: string }>>
  readonly colours: { readonly title: string; readonly text: Readonly<Record<Colour, string>> }
  readonly allCards: string
  readonly allEvents: string
  readonly tryIt: string
  readonly lookUp: string
  readonly home: string
}
