import type { MemberNumber } from '@slapwise/protocol'

/** Milliseconds after which a server says once more who is there. */
export const REPEATED_EVERY = 5_000

/** What a server has not repeated for so long is not so any more: it may have missed its chance three times. */
const FORGOTTEN_AFTER = 3.2 * REPEATED_EVERY

interface Told {
  readonly from: string
  readonly members: readonly MemberNumber[]
  readonly at: number
}

/** Who has connected to a room through other servers, as far as they have told lately. */
export class RemotePresence {
  #told: readonly Told[] = []

  has(member: MemberNumber): boolean {
    return this.#told.some(({ members }) => members.includes(member))
  }

  hear(from: string, members: readonly MemberNumber[]): void {
    const others = this.#told.filter((told) => told.from !== from)
    this.#told = members.length > 0 ? [...others, { from, members, at: performance.now() }] : others
  }

  get isEmpty(): boolean {
    return this.#told.length === 0
  }

  forgetSilent(): void {
    const now = performance.now()
    this.#told = this.#told.filter(({ at }) => now - at <= FORGOTTEN_AFTER)
  }
}
