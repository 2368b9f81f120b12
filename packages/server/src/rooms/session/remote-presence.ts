import type { MemberNumber } from '@slapwise/protocol'

/** Interval at which a server repeats its presence message. */
export const PRESENCE_INTERVAL_MS = 5_000

/** Presence expires after three missed messages. */
const PRESENCE_TIMEOUT_MS = 3.2 * PRESENCE_INTERVAL_MS

interface PresenceReport {
  readonly server: string
  readonly members: readonly MemberNumber[]
  readonly receivedAt: number
}

/** Members connected to a room through other servers, by their last presence messages. */
export class RemotePresence {
  #reports: readonly PresenceReport[] = []

  has(member: MemberNumber): boolean {
    return this.#reports.some(({ members }) => members.includes(member))
  }

  update(from: string, members: readonly MemberNumber[]): void {
    const others = this.#reports.filter((message) => message.server !== from)
    this.#reports =
      members.length > 0 ? [...others, { server: from, members, receivedAt: performance.now() }] : others
  }

  get isEmpty(): boolean {
    return this.#reports.length === 0
  }

  expire(): void {
    const now = performance.now()
    this.#reports = this.#reports.filter(({ receivedAt }) => now - receivedAt <= PRESENCE_TIMEOUT_MS)
  }
}
