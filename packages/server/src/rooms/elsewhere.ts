import type { MemberNumber } from '@slapwise/protocol'

/** Milliseconds after which a server says once more who is there. */
export const REPEATED_EVERY = 5_000

/** What a server has not repeated for so long is not so any more: it may have missed its chance three times. */
const FORGOTTEN_AFTER = 3.2 * REPEATED_EVERY

interface Told {
  readonly members: readonly MemberNumber[]
  readonly at: number
}

/** Who has connected to a room through other servers, as far as they have told lately. */
export class Elsewhere {
  readonly #told = new Map<string, Told>()

  has(member: MemberNumber): boolean {
    for (const { members } of this.#told.values()) if (members.includes(member)) return true
    return false
  }

  hear(from: string, members: readonly MemberNumber[]): void {
    if (members.length > 0) this.#told.set(from, { members, at: performance.now() })
    else this.#told.delete(from)
  }

  get isEmpty(): boolean {
    return this.#told.size === 0
  }

  forgetSilent(): void {
    const now = performance.now()
    for (const [from, { at }] of this.#told) if (now - at > FORGOTTEN_AFTER) this.#told.delete(from)
  }
}
