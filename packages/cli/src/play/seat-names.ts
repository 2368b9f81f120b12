import { botName } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import type { PlayMessages } from '../i18n/messages.ts'

const MAX_NAME_LENGTH = 16

/** People come first, by the names they gave; the bots keep out of their way. */
export function assignSeatNames(
  messages: PlayMessages,
  players: number,
  humans: number,
  given: readonly string[],
): string[] {
  if (given.length > humans)
    throw new UsageError(`--name was given ${given.length} times for ${humans} at the keyboard.`)
  const own = Array.from(
    { length: humans },
    (_, i) => given[i] ?? (humans === 1 ? messages.you : messages.playerName(i + 1)),
  )
  for (const name of own)
    if (!/^[\p{L}\p{N}][^\p{C}]*$/u.test(name) || name.length > MAX_NAME_LENGTH)
      throw new UsageError(
        `--name starts with a letter and has at most ${MAX_NAME_LENGTH} of them, unlike '${name}'.`,
      )
  if (new Set(own).size < humans) throw new UsageError('--name has to be different for everyone.')
  return Array.from({ length: players }, (_, seat) => own[seat] ?? botName(seat, own))
}
