import type { Seat } from '@slapwise/kernel'
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
  /** The seat whose turn starts with this fact, which may depend on its neighbours; null if none does. */
  startedTurn(fact: object, before: object | undefined, after: object | undefined): Seat | null
  playerName(seat: Seat): string
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

/** The entries of a turn; `seat` is null for entries outside of turns, such as the deal. */
export interface LogTurn {
  readonly seat: Seat | null
  readonly entries: readonly [LogEntry, ...LogEntry[]]
}

export interface LogRound {
  readonly round: number
  readonly turns: readonly LogTurn[]
}

/** The last entries by round and turn, in order of time: at least `most`, since turns are kept whole. `round` is the current round. */
export function entriesByRound(
  log: readonly object[],
  formatter: LogFormatter,
  round: number,
  most: number,
): LogRound[] {
  const rounds: { round: number; turns: LogTurn[] }[] = [{ round, turns: [] }]
  let entries: LogEntry[] = []
  let left = most
  const closeTurn = (seat: Seat | null) => {
    const [first, ...others] = entries
    if (first) rounds[0].turns.unshift({ seat, entries: [first, ...others] })
    entries = []
  }
  for (const { line, startsTurn, startsRound } of entriesNewestFirst(log, formatter)) {
    if (line) {
      entries.unshift(line)
      left--
    }
    if (startsTurn !== null || startsRound) closeTurn(startsTurn)
    if (left <= 0 && entries.length === 0) break
    if (startsRound) rounds.unshift({ round: rounds[0].round - 1, turns: [] })
  }
  closeTurn(null)
  return rounds.filter(({ turns }) => turns.length > 0)
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

interface LoggedFact {
  /** Null for a fact that is not logged. */
  readonly line: LogEntry | null
  /** The seat whose turn starts with the fact. */
  readonly startsTurn: Seat | null
  readonly startsRound: boolean
}

/** All facts, newest first. */
function* entriesNewestFirst(log: readonly object[], newest: LogFormatter): Generator<LoggedFact> {
  let formatter = newest
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i]
    const sentence = formatter.formatFact(fact)
    yield {
      line: sentence && { fact, sentence, formatter },
      startsTurn: formatter.startedTurn(fact, log[i - 1], log[i + 1]),
      startsRound: formatter.isRoundStart(fact),
    }
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
