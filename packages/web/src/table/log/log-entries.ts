import type { ReactNode } from 'react'

/** A sentence as plain text and parts that the game renders, such as names of cards. */
export type SentenceParts = readonly (string | object)[]

/** The highlighting of a log entry. */
export type LogAccent = 'event' | 'end' | null

/** Formats the facts of a game for the log. */
export interface LogFormatter {
  /** Shown while the log is empty. */
  readonly emptyText: string
  /** A fact as a sentence; null if it is not logged. */
  formatFact(fact: object): SentenceParts | null
  accentOf(fact: object): LogAccent
  /** Whether a round starts with this fact. */
  isRoundStart(fact: object): boolean
  /** Whether the sentence mentions the viewer. */
  concernsViewer(sentence: SentenceParts): boolean
  /** Renders a part that is not plain text. */
  renderPart(part: object): ReactNode
  /** The sentence as plain text, for screen readers and wherever parts cannot be tapped. */
  toPlainText(sentence: SentenceParts): string
  /**
   * The formatter for facts before this one: if a seat changed hands in it, earlier sentences have the name of the player
   * before.
   */
  formatterBefore(fact: object): LogFormatter
}

/** Caches a function of facts: facts keep their identity while they are in the log. */
export function memoizeByFact<F extends object, R>(make: (fact: F) => R): (fact: F) => R {
  const made = new WeakMap<F, { readonly value: R }>()
  return (fact) => {
    const known = made.get(fact) ?? { value: make(fact) }
    made.set(fact, known)
    return known.value
  }
}

export interface LogEntry {
  readonly fact: object
  readonly sentence: SentenceParts
  /** Has the names of the players at that time. */
  readonly formatter: LogFormatter
}

export interface LogRound {
  readonly round: number
  /** Newest first. */
  readonly entries: readonly LogEntry[]
}

/** The last `most` entries by round, newest first; `round` is the current round. */
export function entriesByRound(
  log: readonly object[],
  formatter: LogFormatter,
  round: number,
  most: number,
): LogRound[] {
  const rounds: { readonly round: number; readonly entries: LogEntry[] }[] = [{ round, entries: [] }]
  let left = most
  for (const { fact, line } of entriesNewestFirst(log, formatter)) {
    if (line) {
      rounds.at(-1)!.entries.push(line)
      left--
    }
    if (left === 0) break
    if (formatter.isRoundStart(fact)) rounds.push({ round: round - rounds.length, entries: [] })
  }
  return rounds.filter(({ entries }) => entries.length > 0)
}

/** The last `most` entries, oldest first. */
export function latestEntries(log: readonly object[], formatter: LogFormatter, most: number): LogEntry[] {
  const found: LogEntry[] = []
  for (const { line } of entriesNewestFirst(log, formatter)) {
    if (line) found.unshift(line)
    if (found.length === most) break
  }
  return found
}

/** All facts, newest first; `line` is null for those that are not logged. */
function* entriesNewestFirst(
  log: readonly object[],
  newest: LogFormatter,
): Generator<{ fact: object; line: LogEntry | null }> {
  let formatter = newest
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i]
    const sentence = formatter.formatFact(fact)
    yield { fact, line: sentence && { fact, sentence, formatter } }
    formatter = formatter.formatterBefore(fact)
  }
}

const factKeys = new WeakMap<object, number>()
let lastFactKey = 0

/** A React key for a fact; it stays the same when older facts are dropped from the log. */
export function factKey(fact: object): number {
  let key = factKeys.get(fact)
  if (key === undefined) {
    key = ++lastFactKey
    factKeys.set(fact, key)
  }
  return key
}
