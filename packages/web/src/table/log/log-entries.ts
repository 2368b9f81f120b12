import type { ReactNode } from 'react'

/** A sentence in pieces: mere text, and what only the game can show. */
export type SentenceParts = readonly (string | object)[]

/** An event, the end of something, or nothing that should stand out. */
export type LogAccent = 'event' | 'end' | null

/** How a game tells what has happened. */
export interface LogFormatter {
  /** As long as there is nothing to tell. */
  readonly emptyText: string
  /** One fact as a sentence; null where nobody needs it said. */
  formatFact(fact: object): SentenceParts | null
  /** What stands out among the lines. */
  accentOf(fact: object): LogAccent
  /** Whether a round begins with it. */
  isRoundStart(fact: object): boolean
  /** Whether it happened to the reader, or was done by them. */
  concernsViewer(sentence: SentenceParts): boolean
  /** A part of a sentence that can be tapped, or stands out. */
  renderPart(part: object): ReactNode
  /** For ears, and wherever nothing can be tapped. */
  toPlainText(sentence: SentenceParts): string
  /** Tells what happened before a fact: with the names of those who played then, if a seat got another player by it. */
  formatterBefore(fact: object): LogFormatter
}

/** Makes something of each fact once: facts stay the same objects for as long as they are in the log. */
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
  /** Tells it with the names of those who played then. */
  readonly formatter: LogFormatter
}

export interface LogRound {
  readonly round: number
  /** Newest first. */
  readonly entries: readonly LogEntry[]
}

/** The last `most` lines by rounds, newest first; `round` is the one that is being played. */
export function entriesByRound(
  log: readonly object[],
  formatter: LogFormatter,
  round: number,
  most: number,
): LogRound[] {
  const rounds: { readonly round: number; readonly entries: LogEntry[] }[] = [{ round, entries: [] }]
  let left = most
  for (const { told, line } of entriesNewestFirst(log, formatter)) {
    if (line) {
      rounds.at(-1)!.entries.push(line)
      left--
    }
    if (left === 0) break
    if (formatter.isRoundStart(told)) rounds.push({ round: round - rounds.length, entries: [] })
  }
  return rounds.filter(({ entries }) => entries.length > 0)
}

/** The last `most` lines, oldest first. */
export function latestEntries(log: readonly object[], formatter: LogFormatter, most: number): LogEntry[] {
  const found: LogEntry[] = []
  for (const { line } of entriesNewestFirst(log, formatter)) {
    if (line) found.unshift(line)
    if (found.length === most) break
  }
  return found
}

/** Every fact, newest first; `line` is null where nobody needs it said. */
function* entriesNewestFirst(
  log: readonly object[],
  newest: LogFormatter,
): Generator<{ told: object; line: LogEntry | null }> {
  let formatter = newest
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i]
    const sentence = formatter.formatFact(fact)
    yield { told: fact, line: sentence && { fact, sentence, formatter } }
    formatter = formatter.formatterBefore(fact)
  }
}

const factKeys = new WeakMap<object, number>()
let lastFactKey = 0

/** A key that stays when older facts fall off the end of the log. */
export function factKey(fact: object): number {
  let key = factKeys.get(fact)
  if (key === undefined) {
    key = ++lastFactKey
    factKeys.set(fact, key)
  }
  return key
}
