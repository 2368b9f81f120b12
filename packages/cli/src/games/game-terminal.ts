import type { Answer, AnyGame, AnyRules, BaseView, Fact, FormatContext, Prompt } from '@slapwise/kernel'
import type { OptionsConfig } from '../args/args.ts'
import type { CliMessages } from '../i18n/index.ts'
import type { TAKE_BACK } from '../play/terminal-question.ts'
import type { LineReader } from '../terminal/terminal-input.ts'

/** The values of options, by their names. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>

/** Settings of a game but for the number of players. */
export type SettingsWithoutPlayers = Readonly<Record<string, unknown>>

/** Who looks at a match, in which words. */
export interface ViewerContext {
  readonly rules: AnyRules
  readonly participants: FormatContext
  readonly messages: CliMessages
  readonly usesMildNames: boolean
}

/** How a match is shown to one onlooker, and how they are asked. */
export interface MatchScreens {
  /** What happened, in paragraphs. */
  formatFacts(facts: readonly object[]): readonly string[]
  printTable(view: BaseView): void
  formatQuestion(prompt: Prompt<unknown>): string
  /** Whether there is nothing to decide, nor to look at. */
  isForced(prompt: Prompt<unknown>): boolean
  /** What everybody looks at before they say that they have seen enough. */
  printRevealed(view: BaseView, prompt: Prompt<unknown>): void
  ask(input: LineReader, view: BaseView, prompt: Prompt<unknown>): Promise<Answer | typeof TAKE_BACK>
  /** How things lay for somebody, and what they decided. */
  printDecision(view: BaseView, prompt: Prompt<unknown>, answer: Answer): void
  readonly help: readonly string[]
}

/** What is counted over many matches. */
export interface MatchStatistics {
  count(facts: readonly Fact[]): void
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  formatReport(messages: CliMessages, usesMildNames: boolean): readonly string[]
}

/** So much in so many: points in hands, rounds in matches. */
export type CountPerUnit = readonly [sum: number, units: number]

/** What is counted in one match, by group and id. */
export type MatchMetrics = Readonly<Record<string, Readonly<Record<string, CountPerUnit>>>>

/** A group of figures that belong together. */
export interface MetricGroup {
  readonly title: string
  /** Whether they are parts of a whole. */
  readonly isShare: boolean
  /** What each figure in it is called, by id. */
  readonly labels: Readonly<Record<string, string>>
}

/** What can be learnt from many matches of a game, beyond how long they take. */
export interface GameMetrics {
  measure(rules: AnyRules, facts: readonly Fact[]): MatchMetrics
  /** As `measure` calls them. */
  groups(
    rules: AnyRules,
    messages: CliMessages,
    usesMildNames: boolean,
  ): Readonly<Record<string, MetricGroup>>
}

/** A game at this terminal: what it has beyond what any game has. */
export interface GameTerminal {
  readonly game: AnyGame
  /** The options that set it up. */
  readonly settingsOptions: OptionsConfig
  /** What they say on top of what was set `before`; throws a `UsageError` where that cannot be played. */
  readSettings(values: OptionValues, players: number, before?: SettingsWithoutPlayers): SettingsWithoutPlayers
  /** The options that lead to these settings, when the one called `changed` is about to change. */
  optionsFromSettings(settings: SettingsWithoutPlayers, changed: string): readonly string[]
  /** What is played, in a few words. */
  describeSettings(settings: SettingsWithoutPlayers, messages: CliMessages): readonly string[]
  /** Which settings are different now, from what to what. */
  describeChangedSettings(
    before: SettingsWithoutPlayers,
    now: SettingsWithoutPlayers,
    messages: CliMessages,
  ): readonly string[]
  /** Null where there is nothing to count. */
  createStatistics(rules: AnyRules): MatchStatistics | null
  /** Null where nothing is known but how long it takes. */
  readonly metrics: GameMetrics | null
  /** What it takes on the command line. */
  formatHelp(heading: (text: string) => string): string
  createScreens(context: ViewerContext): MatchScreens
  /** Lists all there is in its box, or tells all about one thing in it, as the arguments say; gives the exit code. */
  readonly runCardsCommand?: (args: readonly string[]) => number
}
