import type { Seat } from '../match/script.ts'

/** By seat, and the same in every language: people at one table talk about the same bot. */
const BOT_NAMES = ['Murks', 'Zonk', 'Toaster', 'Gizmo', 'Rusty', 'Bleep', 'Dings', 'Pling']

/** What the bot in a seat is called, in every client; a person of that name keeps it. */
export function botName(seat: Seat, people: readonly string[]): string {
  const taken = people.map((name) => name.toLowerCase())
  const name = BOT_NAMES[seat % BOT_NAMES.length]
  for (let number = 2, free = name; ; free = `${name} ${number++}`)
    if (!taken.includes(free.toLowerCase())) return free
}
