import type { Answer, AnyGame, AnyRules, Company, Fact, Frame, Prompt } from '@slapwise/kernel'
import type { Options } from '../args/args.ts'
import type { BACK } from '../play/inquiry.ts'
import type { Asker } from '../terminal/input.ts'
import type { Lexicon } from '../words/index.ts'

/** The values of options, by their names. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** Settings of a game but for the number of players. */
export type SettingsOf = Readonly<Record<string, unknown>>

/** Who looks at a match, in which words. */
export interface Onlooker {
  readonly rules: AnyRules
  readonly company: Company
  readonly words: Lexicon
  readonly mild: boolean
}

/** How a match is shown to one onlooker, and how they are asked. */
export interface Screens {
  /** What happened, in paragraphs. */
  news(facts: readonly object[]): readonly string[]
  printTable(view: Frame): void
  question(prompt: Prompt<unknown>): string
  /** Whether there is nothing to decide, nor to look at. */
  isFormality(prompt: Prompt<unknown>): boolean
  /** What everybody looks at before they say that they have seen enough. */
  printSeen(view: Frame, prompt: Prompt<unknown>): void
  ask(input: Asker, view: Frame, prompt: Prompt<unknown>): Promise<Answer | typeof BACK>
  /** How things lay for somebody, and what they decided. */
  printDecision(view: Frame, prompt: Prompt<unknown>, answer: Answer): void
  readonly help: readonly string[]
}

/** What is counted over many matches. */
export interface Tally {
  count(facts: readonly Fact[]): void
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  report(words: Lexicon, mild: boolean): readonly string[]
}

/** So much in so many: points in hands, rounds in matches. */
export type Count = readonly [sum: number, units: number]

/** What is counted in one match, by group and id. */
export type Measures = Readonly<Record<string, Readonly<Record<string, Count>>>>

/** A group of figures that belong together. */
export interface Group {
  readonly title: string
  /** Whether they are parts of a whole. */
  readonly isShare: boolean
  /** What each figure in it is called, by id. */
  readonly names: Readonly<Record<string, string>>
}

/** What can be learnt from many matches of a game, beyond how long they take. */
export interface Laboratory {
  measure(rules: AnyRules, facts: readonly Fact[]): Measures
  /** As `measure` calls them. */
  groups(rules: AnyRules, words: Lexicon, mild: boolean): Readonly<Record<string, Group>>
}

/** A game at this terminal: what it has beyond what any game has. */
export interface GameTerminal {
  readonly game: AnyGame
  /** The options that set it up. */
  readonly options: Options
  /** What they say on top of what was set `before`; throws a `UsageError` where that cannot be played. */
  readSettings(values: Values, players: number, before?: SettingsOf): SettingsOf
  /** The options that lead to these settings, when the one called `changed` is about to change. */
  optionsFor(settings: SettingsOf, changed: string): readonly string[]
  /** What is played, in a few words. */
  describe(settings: SettingsOf, words: Lexicon): readonly string[]
  /** Which settings are different now, from what to what. */
  changedSettings(before: SettingsOf, now: SettingsOf, words: Lexicon): readonly string[]
  /** Null where there is nothing to count. */
  tally(rules: AnyRules): Tally | null
  /** Null where nothing is known but how long it takes. */
  readonly laboratory: Laboratory | null
  /** What it takes on the command line. */
  help(heading: (text: string) => string): string
  sit(onlooker: Onlooker): Screens
  /** Lists all there is in its box, or tells all about one thing in it, as the arguments say; gives the exit code. */
  readonly cards?: (args: readonly string[]) => number
}
