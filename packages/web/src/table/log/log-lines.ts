import type { Told } from '@slapwise/card-game'
import type { Listener, LogWords, Sentence } from '@slapwise/card-game/words'

/** Tells each fact once: facts stay the same objects for as long as they are in the log. */
export function storyteller(words: LogWords, listener: Listener): (told: Told) => Sentence | null {
  const known = new WeakMap<Told, Sentence | null>()
  return (told) => {
    let sentence = known.get(told)
    if (sentence === undefined) {
      sentence = words.sentence(told, listener)
      known.set(told, sentence)
    }
    return sentence
  }
}

export interface Line {
  readonly told: Told
  readonly sentence: Sentence
}

export interface RoundOfLines {
  readonly round: number
  /** Newest first. */
  readonly lines: readonly Line[]
}

/** The last `most` lines by rounds, newest first; `round` is the one that is being played. */
export function linesByRound(
  log: readonly Told[],
  tell: (told: Told) => Sentence | null,
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
    if (told.kind === 'round-began') rounds.push({ round: round - rounds.length, lines: [] })
  }
  return rounds.filter(({ lines }) => lines.length > 0)
}

const numbers = new WeakMap<Told, number>()
let last = 0

/** A key that stays when older facts fall off the end of the log. */
export function keyOf(told: Told): number {
  let key = numbers.get(told)
  if (key === undefined) {
    key = ++last
    numbers.set(told, key)
  }
  return key
}

/** Whether it happened to the reader, or was done by them. */
export const concerns = (sentence: Sentence): boolean =>
  sentence.some((part) => typeof part !== 'string' && 'who' in part && part.said !== null)
