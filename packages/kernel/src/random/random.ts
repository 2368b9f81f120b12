import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The random generator of a match: sfc32, 128 bits of plain data inside the state. A recorded match replays only with
 * the generator that dealt it, so a better one would need a new rules version beside this one.
 */
export interface Random {
  readonly version: 1
  a: number
  b: number
  c: number
  d: number
}

const WARM_UP_ROUNDS = 12

export function createRandom(seed: string): Random {
  const hash = new DataView(sha256(utf8ToBytes(seed)).buffer)
  const random: Random = {
    version: 1,
    a: hash.getInt32(0),
    b: hash.getInt32(4),
    c: hash.getInt32(8),
    d: hash.getInt32(12),
  }
  for (let i = 0; i < WARM_UP_ROUNDS; i++) nextInt32(random)
  return random
}

/** Seeds a generator from a number without hashing: for randomness that needs no trust, as in determinizations. */
export function createFastRandom(number: number): Random {
  const random: Random = { version: 1, a: 0, b: 0, c: number, d: 1 }
  for (let i = 0; i < WARM_UP_ROUNDS; i++) nextInt32(random)
  return random
}

export const copyRandom = (r: Random): Random => ({ version: 1, a: r.a, b: r.b, c: r.c, d: r.d })

function nextInt32(r: Random): number {
  const result = (r.a + r.b + r.d) | 0
  r.d = (r.d + 1) | 0
  r.a = r.b ^ (r.b >>> 9)
  r.b = (r.c + (r.c << 3)) | 0
  r.c = (((r.c << 21) | (r.c >>> 11)) + result) | 0
  return result
}

/** A uniform integer from 0 to `n - 1`. Values in the incomplete last range are drawn again, so there is no bias. */
export function randomBelow(random: Random, n: number): number {
  if (n < 2) return 0
  const mask = 0xffffffff >>> Math.clz32(n - 1)
  for (;;) {
    const drawn = nextInt32(random) & mask
    if (drawn < n) return drawn
  }
}

/** A shuffled copy. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = items.slice()
  shuffle(random, copy)
  return copy
}

/** Shuffles in place. */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}
