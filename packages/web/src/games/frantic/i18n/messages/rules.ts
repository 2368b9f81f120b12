export const RULES_CHAPTERS = ['goal', 'turn', 'draw', 'specials', 'black', 'attacks', 'end'] as const

export type RulesChapter = (typeof RULES_CHAPTERS)[number]

/** Texts of the rules page. */
export interface RulesMessages {
  readonly title: string
  readonly lead: string
  readonly chapters: Readonly<Record<RulesChapter, { readonly title: string; readonly text: string }>>
  readonly tryIt: string
  readonly showCards: string
  readonly home: string
}
