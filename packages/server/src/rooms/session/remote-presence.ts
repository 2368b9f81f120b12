import type { MemberNumber } from '@slapwise/protocol'

/** Milliseconds after which a server says once more who is there. */
export const PRESENCE_INTERVAL_MS = 5_000

/** What a server has not repeated for so long is not so any more: it may have missed its chance three times. */
const PRESENCE_TIMEOUT_MS = 3.2 * PRESENCE_INTERVAL_MS

interface PresenceReport {
  readonly server: string
  readonly members: readonly MemberNumber[]
  readonly receivedAt: number
}

/** Who has connected to a room through other servers, as far as they have told lately. */
export class RemotePresence {
  #reports: readonly PresenceReport[] = []

  has(member: MemberNumber): boolean {
    return this.#reports.some(({ members }) => members.includes(member))
  }

  update(from: string, members: readonly MemberNumber[]): void {
    const others = this.#reports.filter((told) => told.server !== from)
    this.#reports =
      members.length > 0 ? [...others, { server: from, members, receivedAt: performance.now() }] : others
  }

  get isEmpty(): boolean {
    return this.#reports.length === 0
  }

  expire(): void {
    const now = performance.now()
    this.#reports = this.#reports.filter(({ receivedAt: at }) => now - at <= PRESENCE_TIMEOUT_MS)
  }
}
