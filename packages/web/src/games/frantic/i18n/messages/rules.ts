export const RULES_CHAPTERS = ['goal', 'turn', 'draw', 'specials', 'black', 'attacks', 'end'] as const

export type RulesChapter = (typeof RULES_CHAPTERS)[number]

/** How it is played, for who has never done so. */
export interface RulesMessages {
  readonly title: string
  readonly lead: string
  readonly chapters: Readonly<Record<RulesChapter, { readonly title: string; readonly text: string }>>
  readonly tryIt: string
  readonly home: string
}
