/**
 * What was carried out for one client: its name, the last number, and which of those just before it, as bits. A client
 * counts its requests, and its name is another one each time it starts.
 */
export type Client = [name: string, last: number, before: number]

/** How many numbers before the last are told apart; whatever is older was carried out, or refused, long ago. */
const WINDOW = 32

/** How many clients of one person are remembered: pages that are open, and those from before. */
const CLIENTS_KEPT = 16

const NUMBER = /^\d{1,9}$/

/** An id is `CLIENT-NUMBER`; ids from before that was so are in some journals. */
function read(id: string): { name: string; number: number } | null {
  const dash = id.lastIndexOf('-')
  const digits = id.slice(dash + 1)
  return dash > 0 && NUMBER.test(digits) ? { name: id.slice(0, dash), number: Number(digits) } : null
}

export function isCarriedOut(clients: readonly Client[], id: string): boolean {
  const asked = read(id)
  const client = asked && clients.find(([name]) => name === asked.name)
  if (!client) return false
  const [, last, before] = client
  const age = last - asked.number
  if (age <= 0) return age === 0
  return age > WINDOW || (before & (1 << (age - 1))) !== 0
}

/**
 * The client that was heard of last comes last. Another list only where it has to be: most hear of the same one again and again. One
 * that has grown would keep room for more.
 */
export function noteCarriedOut(clients: readonly Client[], id: string): readonly Client[] {
  const asked = read(id)
  if (!asked) return clients
  const known = clients.find(([name]) => name === asked.name)
  if (known) note(known, asked.number)
  if (known && known === clients.at(-1)) return clients
  const others = clients.filter((other) => other !== known)
  return [...others, known ?? ([asked.name, asked.number, 0] satisfies Client)].slice(-CLIENTS_KEPT)
}

function note(client: Client, number: number): void {
  const [, last, before] = client
  const ahead = number - last
  if (ahead > 0) {
    client[1] = number
    client[2] = ahead > WINDOW ? 0 : shifted(before, ahead) | (1 << (ahead - 1))
  } else if (ahead < 0 && -ahead <= WINDOW) client[2] = before | (1 << (-ahead - 1))
}

/** JavaScript shifts by 32 not at all. */
const shifted = (bits: number, by: number): number => (by >= WINDOW ? 0 : bits << by)
