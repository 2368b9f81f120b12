import { botName } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import type { PlayWords } from '../words/lexicon.ts'

const LONGEST = 16

/** People come first, by the names they gave; the bots keep out of their way. */
export function seatNames(
  words: PlayWords,
  players: number,
  people: number,
  given: readonly string[],
): string[] {
  if (given.length > people)
    throw new UsageError(`--name was given ${given.length} times for ${people} at the keyboard.`)
  const own = Array.from(
    { length: people },
    (_, i) => given[i] ?? (people === 1 ? words.you : words.player(i + 1)),
  )
  for (const name of own)
    if (!/^[\p{L}\p{N}][^\p{C}]*$/u.test(name) || name.length > LONGEST)
      throw new UsageError(
        `--name starts with a letter and has at most ${LONGEST} of them, unlike '${name}'.`,
      )
  if (new Set(own).size < people) throw new UsageError('--name has to be different for everyone.')
  return Array.from({ length: players }, (_, seat) => own[seat] ?? botName(seat, own))
}
