import type { ReactNode } from 'react'

/** A sentence in pieces: mere text, and what only the game can show. */
export type Pieces = readonly (string | object)[]

/** An event, the end of something, or nothing that should stand out. */
export type Accent = 'event' | 'end' | null

/** How a game tells what has happened. */
export interface Teller {
  /** As long as there is nothing to tell. */
  readonly nothingYet: string
  /** One fact as a sentence; null where nobody needs it said. */
  sentence(told: object): Pieces | null
  /** What stands out among the lines. */
  accent(told: object): Accent
  /** Whether a round begins with it. */
  beginsRound(told: object): boolean
  /** Whether it happened to the reader, or was done by them. */
  concerns(sentence: Pieces): boolean
  /** A part of a sentence that can be tapped, or stands out. */
  piece(part: object): ReactNode
  /** For ears, and wherever nothing can be tapped. */
  plain(sentence: Pieces): string
  /** Tells what happened before a fact: with the names of those who played then, if a seat got another player by it. */
  before(told: object): Teller
}

/** Makes something of each fact once: facts stay the same objects for as long as they are in the log. */
export function once<F extends object, R>(make: (told: F) => R): (told: F) => R {
  const made = new WeakMap<F, { readonly value: R }>()
  return (told) => {
    const known = made.get(told) ?? { value: make(told) }
    made.set(told, known)
    return known.value
  }
}

export interface Line {
  readonly told: object
  readonly sentence: Pieces
  /** Tells it with the names of those who played then. */
  readonly teller: Teller
}

export interface RoundOfLines {
  readonly round: number
  /** Newest first. */
  readonly lines: readonly Line[]
}

/** The last `most` lines by rounds, newest first; `round` is the one that is being played. */
export function linesByRound(
  log: readonly object[],
  teller: Teller,
  round: number,
  most: number,
): RoundOfLines[] {
  const rounds: { readonly round: number; readonly lines: Line[] }[] = [{ round, lines: [] }]
  let left = most
  for (const { told, line } of backwards(log, teller)) {
    if (line) {
      rounds.at(-1)!.lines.push(line)
      left--
    }
    if (left === 0) break
    if (teller.beginsRound(told)) rounds.push({ round: round - rounds.length, lines: [] })
  }
  return rounds.filter(({ lines }) => lines.length > 0)
}

/** The last `most` lines, oldest first. */
export function latestLines(log: readonly object[], teller: Teller, most: number): Line[] {
  const found: Line[] = []
  for (const { line } of backwards(log, teller)) {
    if (line) found.unshift(line)
    if (found.length === most) break
  }
  return found
}

/** Every fact, newest first; `line` is null where nobody needs it said. */
function* backwards(log: readonly object[], newest: Teller): Generator<{ told: object; line: Line | null }> {
  let teller = newest
  for (let i = log.length - 1; i >= 0; i--) {
    const told = log[i]
    const sentence = teller.sentence(told)
    yield { told, line: sentence && { told, sentence, teller } }
    teller = teller.before(told)
  }
}

const numbers = new WeakMap<object, number>()
let last = 0

/** A key that stays when older facts fall off the end of the log. */
export function keyOf(told: object): number {
  let key = numbers.get(told)
  if (key === undefined) {
    key = ++last
    numbers.set(told, key)
  }
  return key
}
