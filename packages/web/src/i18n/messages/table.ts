/** Messages of the table of any game. */
export interface TableMessages {
  /** `names` is empty while the reader's own answer is being sent. */
  readonly waitingFor: (names: readonly string[]) => string
  /** The table waits for players whose connection is lost. */
  readonly waitingForGone: (names: readonly string[]) => string
  /** Describes the button that opens the log after the recap at the start of a turn. */
  readonly openRecap: string
  /** Said when a card has prevented a player from finishing. */
  readonly soClose: string
  readonly lastCard: (name: string, isReader: boolean) => string
  /** The sign at a seat that has one card left. */
  readonly lastCardSign: string
  readonly confirm: string
  readonly logTab: string
  readonly roundTitle: (round: number) => string
  readonly tapToGoOn: string
  readonly leave: string
  /** Asks the coach for advice on the open question. */
  readonly askAdvice: string
  /** Said instead of advice, if it could not be loaded. */
  readonly adviceMissing: string
  /** The name of the button that opens the options of a reaction window. */
  readonly reactionMenu: string
  /** Shown in a reaction window to a player who cannot react. */
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
  /** The names of groups, for screen readers. */
  readonly seatsGroup: string
  readonly promptGroup: string
  /** Said of seats and spaces that are possible answers. */
  readonly canBeChosen: string
  /** The score of a player for screen readers; `limit` is null where it is not shown. */
  readonly spokenPoints: (points: number, limit: number | null) => string
}
