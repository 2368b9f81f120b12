import { botName } from '@slapwise/kernel'
import { UsageError } from '../args/usage-error.ts'
import type { PlayMessages } from '../i18n/messages.ts'

const MAX_NAME_LENGTH = 16

/** Names for all seats: people first, with the given names; bots get names that differ from these. */
export function assignSeatNames(
  messages: PlayMessages,
  players: number,
  humans: number,
  given: readonly string[],
): string[] {
  if (given.length > humans)
    throw new UsageError(`--name was given ${given.length} times, but --humans is ${humans}.`)
  const own = Array.from(
    { length: humans },
    (_, i) => given[i] ?? (humans === 1 ? messages.you : messages.playerName(i + 1)),
  )
  for (const name of own)
    if (!/^[\p{L}\p{N}][^\p{C}]*$/u.test(name) || name.length > MAX_NAME_LENGTH)
      throw new UsageError(
        `--name must start with a letter or digit and have at most ${MAX_NAME_LENGTH} characters, not '${name}'.`,
      )
  if (new Set(own).size < humans) throw new UsageError('--name must be different for each person.')
  return Array.from({ length: players }, (_, seat) => own[seat] ?? botName(seat, own))
}
