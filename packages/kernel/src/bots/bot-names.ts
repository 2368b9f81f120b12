import type { Seat } from '../match/script.ts'

/** Indexed by seat and the same in every language, so that all players at a table use the same name for a bot. */
const BOT_NAMES = ['Murks', 'Zonk', 'Toaster', 'Gizmo', 'Rusty', 'Bleep', 'Dings', 'Pling']

/**
 * The display name of the bot in a seat, the same in every client. If a person has that name, the bot gets a number.
 */
export function botName(seat: Seat, people: readonly string[]): string {
  const taken = people.map((name) => name.toLowerCase())
  const name = BOT_NAMES[seat % BOT_NAMES.length]
  for (let number = 2, free = name; ; free = `${name} ${number++}`)
    if (!taken.includes(free.toLowerCase())) return free
}

/** The name of a bot in records, where it is the same in all languages. */
export const botNameInRecord = (seat: Seat): string => `bot ${seat + 1}`
