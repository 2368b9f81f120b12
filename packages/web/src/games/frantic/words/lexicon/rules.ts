export const CHAPTERS = ['goal', 'turn', 'draw', 'specials', 'black', 'attacks', 'end'] as const

export type Chapter = (typeof CHAPTERS)[number]

/** How it is played, for who has never done so. */
export interface RulesWords {
  readonly title: string
  readonly lead: string
  readonly chapters: Readonly<Record<Chapter, { readonly title: string; readonly text: string }>>
  readonly tryIt: string
  readonly home: string
}
