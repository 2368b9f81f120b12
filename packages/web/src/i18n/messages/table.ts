/** What every table says. */
export interface TableMessages {
  /** Of nobody in particular while an answer is on its way. */
  readonly waitingFor: (names: readonly string[]) => string
  readonly confirm: string
  readonly logTab: string
  readonly roundTitle: (round: number) => string
  readonly tapToGoOn: string
  readonly leave: string
  /** What opens what else can be said while something can be thrown in. */
  readonly reactionMenu: string
  /** While others might throw something in, and one cannot. */
  readonly noReactionPossible: string
  readonly rules: string
  readonly extendWindow: string
  readonly skipReactions: string
  readonly away: string
  readonly offline: string
  readonly notPlayableMark: string
  readonly picksMissing: (left: number) => string
  readonly close: string
  readonly openDrawer: string
  readonly closeDrawer: string
  readonly scoresTab: string
  readonly preferencesTab: string
  readonly takeBack: string
  readonly you: string
}
