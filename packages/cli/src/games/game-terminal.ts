import type { Answer, AnyGame, AnyRules, BaseView, Fact, FormatContext, Prompt } from '@slapwise/kernel'
import type { OptionsConfig } from '../args/args.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { TAKE_BACK } from '../play/terminal-question.ts'
import type { LineReader } from '../terminal/terminal-input.ts'

/** The values of options by name. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>

/** The settings of a game without the number of players. */
export type SettingsWithoutPlayers = Readonly<Record<string, unknown>>

/** The viewer of a match, and the language and names they use. */
export interface ViewerContext {
  readonly rules: AnyRules
  readonly participants: FormatContext
  readonly messages: CliMessages
  readonly usesMildNames: boolean
}

/** Shows a match to one viewer and asks them questions. */
export interface MatchScreens {
  /** Formats facts in paragraphs. */
  formatFacts(facts: readonly object[]): readonly string[]
  printTable(view: BaseView): void
  formatQuestion(prompt: Prompt<unknown>): string
  /** Whether a prompt has only one answer and nothing to look at, so that it can be answered without asking. */
  isForced(prompt: Prompt<unknown>): boolean
  /** Prints what was revealed to all players, before they acknowledge it. */
  printRevealed(view: BaseView, prompt: Prompt<unknown>): void
  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK>
  formatAnswer(view: BaseView, prompt: Prompt<unknown>, answer: Answer): string
  /** A sentence about a reason of `Game.advise`. */
  formatReason(reason: object): string
  /** Prints the situation before a recorded decision, and the decision. */
  printDecision(view: BaseView, prompt: Prompt<unknown>, answer: Answer): void
  readonly help: readonly string[]
}

/** Counts facts over many matches, and formats the counts as a report. */
export interface MatchStatistics {
  count(facts: readonly Fact[]): void
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  formatReport(messages: CliMessages, usesMildNames: boolean): readonly string[]
}

/** A sum and the number of units that it is divided by, such as points per hand. */
export type CountPerUnit = readonly [sum: number, units: number]

/** The metrics of one match, by group and id. */
export type MatchMetrics = Readonly<Record<string, Readonly<Record<string, CountPerUnit>>>>

/** A group of metrics with its heading. */
export interface MetricGroup {
  readonly title: string
  /** Whether the values are shares, printed in per cent. */
  readonly isShare: boolean
  /** The label of each metric, by id. */
  readonly labels: Readonly<Record<string, string>>
}

/** The metrics that a game collects per match, besides its length. */
export interface GameMetrics {
  measure(rules: AnyRules, facts: readonly Fact[]): MatchMetrics
  /** Describes the groups that `measure` returns. */
  groups(
    rules: AnyRules,
    messages: CliMessages,
    usesMildNames: boolean,
  ): Readonly<Record<string, MetricGroup>>
}

/** The part of the terminal that a game implements itself. */
export interface GameTerminal {
  readonly game: AnyGame
  /** The command line options of its settings. */
  readonly settingsOptions: OptionsConfig
  /** Applies options to the settings `before`; throws a `UsageError` if the result cannot be played. */
  readSettings(values: OptionValues, players: number, before?: SettingsWithoutPlayers): SettingsWithoutPlayers
  /** The options that lead to these settings, while the option `changed` is about to get another value. */
  optionsFromSettings(settings: SettingsWithoutPlayers, changed: string): readonly string[]
  /** A short description of the settings. */
  describeSettings(settings: SettingsWithoutPlayers, messages: CliMessages): readonly string[]
  /** Describes the settings that differ between two versions. */
  describeChangedSettings(
    before: SettingsWithoutPlayers,
    now: SettingsWithoutPlayers,
    messages: CliMessages,
  ): readonly string[]
  /** Null if the game counts nothing. */
  createStatistics(rules: AnyRules): MatchStatistics | null
  /** Null if only the length of matches is measured. */
  readonly metrics: GameMetrics | null
  /** The section about its options in `slapwise help`. */
  formatHelp(heading: (text: string) => string): string
  createScreens(context: ViewerContext): MatchScreens
  /** Prints all cards of the game, or details about one, as the arguments say; returns the exit code. */
  readonly runCardsCommand?: (args: readonly string[]) => number
}
