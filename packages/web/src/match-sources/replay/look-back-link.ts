import type { ReplayViewer } from '@slapwise/kernel'
import type { LookBack } from '@slapwise/protocol'
import { Store } from '../../browser/store.ts'
import type { RemoteRoom } from '../room/remote-room.ts'
import type { ReplayMoment, ReplaySource } from './replay-source.ts'

/** Milliseconds between two moments that are sent: the server allows a few more. */
const SEND_INTERVAL_MS = 100
/** Milliseconds before a moment that was refused is sent again. */
const RETRY_MS = 1_000
/** After so many refusals in a row, a moment is sent again only with the next move. */
const MAX_RETRIES = 5

/** `none`: nobody shows this match. `apart`: the host does, and this page goes its own way. */
export type LookBackRole = 'none' | 'leading' | 'following' | 'apart'

interface LookBackLinkOptions {
  readonly remote: Pick<RemoteRoom, 'store' | 'tryRequest'>
  /** With an opened timeline. */
  readonly source: Pick<ReplaySource, 'controls' | 'follow'>
  readonly match: number
  readonly playerCount: number
  /** Whether a page that is not the host's follows at once. */
  readonly startsFollowing: boolean
  /** A big screen has no place for a hand: it shows all hands open instead of one seat's view. */
  readonly isBigScreen: boolean
}

/** Connects a replay with its room: the moves of the host are sent, and the tables of the others follow them. */
export class LookBackLink {
  readonly role = new Store<LookBackRole>('none')
  readonly #options: LookBackLinkOptions
  readonly #unsubscribe: readonly (() => void)[]
  /** The moment of this match that the host shows. */
  #lookBack: LookBack | null = null
  #isHost = false
  /** Whether this page keeps to the shared moment; null until the room is known. */
  #isTogether: boolean | null = null
  #isFollowing = false
  #isSending = false
  /** The moment before the last change, to recognize moves. */
  #moment: ReplayMoment
  #sent: ReplayMoment | null = null

  constructor(options: LookBackLinkOptions) {
    this.#options = options
    const { remote, source } = options
    this.#moment = source.controls.get()
    this.#unsubscribe = [
      remote.store.subscribe(this.#readRoom),
      source.controls.subscribe(this.#readControls),
    ]
    this.#readRoom()
  }

  close(): void {
    this.#isTogether = false
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
  }

  /** Shows the current moment to everybody, as the host. */
  lead(): void {
    this.#isTogether = true
    this.#sent = null
    void this.#sendMoments()
  }

  end(): void {
    this.#isTogether = false
    void this.#options.remote.tryRequest({ type: 'look-back', lookBack: null })
  }

  /** Returns to the shared moment. */
  rejoin(): void {
    this.#isTogether = true
    if (this.#lookBack) this.#follow(this.#lookBack)
    this.#updateRole()
  }

  #readRoom = (): void => {
    const { room, yourMember, lookBack } = this.#options.remote.store.get()
    if (!room) return
    const before = this.#lookBack
    this.#lookBack = lookBack?.match === this.#options.match ? lookBack : null
    this.#isHost = yourMember === room.host
    const isFirst = this.#isTogether === null
    if (isFirst) this.#isTogether = this.#lookBack !== null && (this.#isHost || this.#options.startsFollowing)
    if (before && !this.#lookBack) this.#isTogether = false
    const isMoved = this.#lookBack !== before && (isFirst || !this.#isHost)
    if (this.#lookBack && isMoved && this.#isTogether) this.#follow(this.#lookBack)
    this.#updateRole()
  }

  #follow({ index, viewer }: LookBack): void {
    const { source } = this.#options
    this.#isFollowing = true
    source.follow({ index, viewer: typeof viewer === 'number' ? this.#viewerForSeat(viewer) : viewer })
    this.#isFollowing = false
    this.#sent = source.controls.get()
  }

  /** A match may have had fewer seats than the host names. */
  #viewerForSeat(seat: number): ReplayViewer {
    const { isBigScreen, playerCount } = this.#options
    return isBigScreen || seat >= playerCount ? 'all-open' : seat
  }

  #readControls = (): void => {
    const before = this.#moment
    const now = this.#options.source.controls.get()
    this.#moment = now
    if (this.#isFollowing || !this.#isTogether) return
    if (this.#isHost) void this.#sendMoments()
    else if (!isSameMoment(before, now) || now.isPlaying) {
      this.#isTogether = false
      this.#updateRole()
    }
  }

  /** Sends the latest moment, one request at a time. */
  async #sendMoments(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    const { remote, source, match } = this.#options
    let retries = 0
    while (this.#isTogether && this.#isHost && retries <= MAX_RETRIES) {
      const { index, viewer } = source.controls.get()
      if (this.#sent && isSameMoment(this.#sent, { index, viewer })) break
      this.#sent = { index, viewer }
      const problem = await remote.tryRequest({ type: 'look-back', lookBack: { match, index, viewer } })
      if (problem) this.#sent = null
      retries = problem ? retries + 1 : 0
      await new Promise((resume) => setTimeout(resume, problem ? RETRY_MS : SEND_INTERVAL_MS))
    }
    this.#isSending = false
  }

  #updateRole(): void {
    const together = this.#isHost ? 'leading' : 'following'
    const role = this.#lookBack === null ? 'none' : this.#isTogether ? together : 'apart'
    if (role !== this.role.get()) this.role.set(role)
  }
}

const isSameMoment = (one: ReplayMoment, other: ReplayMoment): boolean =>
  one.index === other.index && one.viewer === other.viewer
