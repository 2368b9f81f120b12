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
}

/** Tells each fact once: facts stay the same objects for as long as they are in the log. */
export function toldOnce(tell: Teller['sentence']): Teller['sentence'] {
  const known = new WeakMap<object, Pieces | null>()
  return (told) => {
    let sentence = known.get(told)
    if (sentence === undefined) {
      sentence = tell(told)
      known.set(told, sentence)
    }
    return sentence
  }
}

export interface Line {
  readonly told: object
  readonly sentence: Pieces
}

export interface RoundOfLines {
  readonly round: number
  /** Newest first. */
  readonly lines: readonly Line[]
}

/** The last `most` lines by rounds, newest first; `round` is the one that is being played. */
export function linesByRound(
  log: readonly object[],
  { sentence: tell, beginsRound }: Pick<Teller, 'sentence' | 'beginsRound'>,
  round: number,
  most: number,
): RoundOfLines[] {
  const rounds: { readonly round: number; readonly lines: Line[] }[] = [{ round, lines: [] }]
  let left = most
  for (let i = log.length - 1; i >= 0 && left > 0; i--) {
    const told = log[i]
    const sentence = tell(told)
    if (sentence) {
      rounds.at(-1)!.lines.push({ told, sentence })
      left--
    }
    if (beginsRound(told)) rounds.push({ round: round - rounds.length, lines: [] })
  }
  return rounds.filter(({ lines }) => lines.length > 0)
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
