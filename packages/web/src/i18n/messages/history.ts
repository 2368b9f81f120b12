/** The reason why a file cannot be imported. */
export type HistoryFileProblem = 'too-large' | 'unreadable' | 'not-a-history' | 'newer-version' | 'damaged'

/** Which matches the figures are about. */
interface FilterMessages {
  readonly game: string
  readonly allGames: string
  readonly anySets: (game: string) => string
  readonly period: string
  readonly periods: Readonly<Record<'all' | 'year' | 'month' | 'week', string>>
  readonly nothingFound: string
}

/** The analysis of many matches. */
interface AnalysisSeriesMessages {
  readonly start: (count: number) => string
  readonly running: (number: number, total: number, percent: number) => string
  readonly stop: string
  readonly failed: (count: number) => string
}

/** The matches of this player, and figures about them. */
export interface HistoryMessages {
  readonly title: string
  readonly matches: string
  readonly none: string
  readonly noneHint: string
  readonly playNow: string
  /** The others at the table; `you` alone is an empty list. */
  readonly against: (others: readonly string[]) => string
  readonly place: (place: number, players: number) => string
  readonly won: string
  readonly playedOn: string
  readonly recordGone: string
  readonly inRoom: (code: string) => string
  readonly delete: (when: string) => string
  readonly deleteQuestion: string
  readonly deleteConfirm: string
  readonly keep: string
  readonly deleteAll: string
  readonly deleteAllQuestion: (count: number) => string
  readonly showMore: (hidden: number) => string
  readonly figures: string
  readonly figureLabels: Readonly<
    Record<'matches' | 'wins' | 'rounds' | 'place' | 'beaten' | 'luck' | 'nemesis' | 'victim', string>
  >
  readonly averagePlace: (place: string, players: string) => string
  readonly notAnalysed: string
  readonly luckOf: (points: string, analysed: number) => string
  readonly nobody: string
  readonly hits: (name: string, perMatch: string, matches: number) => string
  readonly stillCounting: (count: number) => string
  readonly notCounted: (count: number) => string
  readonly chart: string
  readonly chartLabel: (matches: number, beaten: string) => string
  readonly chartFirst: string
  readonly chartLast: string
  readonly chartHint: string
  readonly luckChart: string
  readonly luckChartLabel: (matches: number, points: string) => string
  readonly luckChartHint: string
  readonly filter: FilterMessages
  readonly analysis: AnalysisSeriesMessages
  readonly byGame: string
  readonly export: string
  readonly import: string
  /** Leads to the page that opens the file of a single match. */
  readonly openMatch: string
  readonly fileHint: string
  readonly imported: (added: number, known: number) => string
  readonly importFailures: Readonly<Record<HistoryFileProblem, (line: number | null) => string>>
  readonly storageFull: string
  readonly storageDenied: string
  readonly serverUnreachable: string
}
