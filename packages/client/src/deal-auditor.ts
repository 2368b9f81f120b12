import { type BasePublicView, BOT_COMMITMENT, commitToPlayerSeed, randomHex } from '@slapwise/kernel'
import {
  isSeatTaken,
  type RoomMatchView,
  type RoomView,
  type SeatView,
  type ServerMessage,
} from '@slapwise/protocol'
import type { ClientRoomState } from './client-room-state.ts'
import type { RequestBody } from './connection.ts'

/** The evidence about a deal that this client has collected, including its own seed. */
export interface DealEvidence {
  /** The number of the match in its room, from 1. */
  readonly match: number
  /** The commitment of the server before this client committed. */
  readonly serverCommitment: string
  readonly playerSeed: string
  readonly closedCommitments: ClosedCommitments | null
  /** The view after the deal; null if this client did not observe it. */
  readonly dealtView: Pick<RoomMatchView, 'table' | 'own'> | null
  readonly finalView: FinalView | null
}

/** The state of a room when its commitments were closed. */
export interface ClosedCommitments {
  readonly serverCommitment: string
  /** By seat, as in a record: `BOT_COMMITMENT` for bots, empty for people who did not commit. */
  readonly playerCommitments: readonly string[]
  /**
   * Whether the seat of a bot has another commitment than `BOT_COMMITMENT`. Either its player has left since the
   * closing, or the server cheats: only a client that observed the closing can tell.
   */
  readonly hasCommittedBots: boolean
  readonly seat: number
  readonly game: string
  readonly rulesVersion: number
  readonly settings: Readonly<Record<string, unknown>>
}

export interface FinalView {
  readonly table: BasePublicView
  /** By seat, null for bots. Null as a whole if the client connected after the end: names can have changed since. */
  readonly names: readonly (string | null)[] | null
}

/** Persistent storage of the evidence; without it, the evidence is lost with the auditor. */
export interface EvidenceStore {
  read(): string | null
  write(text: string): void
}

/**
 * Contributes an own seed to every deal and collects evidence about it. Reveals nothing before commitments are closed,
 * and keeps the closed commitments to compare them with the record.
 */
export class DealAuditor {
  readonly #send: (body: RequestBody) => Promise<unknown>
  readonly #store: EvidenceStore | null
  #evidence: DealEvidence | null
  /** The server commitment that this connection has committed for. */
  #committedFor: string | null = null
  #isCommitting = false
  #revealedMatch = 0

  constructor(send: (body: RequestBody) => Promise<unknown>, store: EvidenceStore | null = null) {
    this.#send = send
    this.#store = store
    this.#evidence = readEvidence(store)
  }

  /** The evidence about a match; null if this client took no part in its deal. */
  evidenceFor(match: number): DealEvidence | null {
    return this.#evidence?.match === match ? this.#evidence : null
  }

  /** To be called with every message and the states before and after it. */
  observeMessage(
    message: ServerMessage,
    before: ClientRoomState | null,
    { room, yourMember, match }: ClientRoomState,
  ): void {
    const seat = room.seats.findIndex(({ member }) => member !== null && member === yourMember)
    // Servers from before commit–reveal do not send commitments.
    if (seat >= 0 && room.phase === 'lobby' && room.seats[seat].seedCommitment !== undefined) {
      if (room.isDealing)
        this.#noteClosing(room, seat, message.type === 'update' && before?.room.isDealing === false)
      else this.#commitSeed(room, room.seats[seat])
    }
    if (room.phase === 'lobby' || !match) return
    const isObserved = message.type === 'update'
    if (isObserved && before?.room.phase === 'lobby') this.#noteOpening(room, match)
    if (room.phase === 'over')
      this.#noteEnding(room, match.table, isObserved && before?.room.phase !== 'over')
  }

  /** Commits once per deal: another commitment on the seat may be that of another device of the same identity. */
  #commitSeed(
    { matchCount, serverCommitment }: RoomView,
    { seedCommitment: shownCommitment }: SeatView,
  ): void {
    const { closedCommitments, playerSeed } = this.#ensureEvidence(matchCount + 1, serverCommitment)
    if (closedCommitments || this.#isCommitting) return
    const commitment = commitToPlayerSeed(serverCommitment, playerSeed)
    if (
      shownCommitment === commitment ||
      (shownCommitment !== null && this.#committedFor === serverCommitment)
    )
      return
    this.#committedFor = serverCommitment
    this.#isCommitting = true
    const done = () => {
      this.#isCommitting = false
    }
    this.#send({ type: 'commit-seed', commitment }).then(done, done)
  }

  /**
   * Stores the first closed commitments, whatever the server sends later. `isObserved`: the client saw the commitments
   * close, in this message.
   */
  #noteClosing(room: RoomView, seat: number, isObserved: boolean): void {
    const { matchCount, serverCommitment, game, rulesVersion, settings } = room
    const evidence =
      this.evidenceFor(matchCount + 1) ?? this.#ensureEvidence(matchCount + 1, serverCommitment)
    if (!evidence.closedCommitments) {
      const taken = takenSeats(room)
      const playerCommitments = taken.map(({ botLevel, seedCommitment }) =>
        isObserved && botLevel !== null ? BOT_COMMITMENT : (seedCommitment ?? ''),
      )
      const hasCommittedBots = taken.some(
        ({ botLevel }, i) => botLevel !== null && playerCommitments[i] !== BOT_COMMITMENT,
      )
      const closedCommitments = {
        serverCommitment: serverCommitment,
        playerCommitments,
        hasCommittedBots,
        seat,
        game,
        rulesVersion: rulesVersion,
        settings,
      }
      this.#storeEvidence({ ...evidence, closedCommitments })
    }
    const isOwnCommitment =
      room.seats[seat].seedCommitment === commitToPlayerSeed(evidence.serverCommitment, evidence.playerSeed)
    if (
      !isOwnCommitment ||
      serverCommitment !== evidence.serverCommitment ||
      room.seats[seat].hasRevealedSeed ||
      this.#revealedMatch === evidence.match
    )
      return
    this.#revealedMatch = evidence.match
    this.#send({ type: 'reveal-seed', seed: evidence.playerSeed }).catch(() => {})
  }

  #ensureEvidence(match: number, commitment: string): DealEvidence {
    const known = this.evidenceFor(match)
    if (known && (known.closedCommitments || known.serverCommitment === commitment)) return known
    const evidence: DealEvidence = {
      match,
      serverCommitment: commitment,
      playerSeed: randomHex(),
      closedCommitments: null,
      dealtView: null,
      finalView: null,
    }
    this.#storeEvidence(evidence)
    return evidence
  }

  #noteOpening({ matchCount }: RoomView, { table, own }: RoomMatchView): void {
    const evidence = this.evidenceFor(matchCount)
    if (evidence && !evidence.dealtView) this.#storeEvidence({ ...evidence, dealtView: { table, own } })
  }

  #noteEnding(room: RoomView, table: BasePublicView, isObserved: boolean): void {
    const evidence = this.evidenceFor(room.matchCount)
    if (!evidence || evidence.finalView) return
    this.#storeEvidence({ ...evidence, finalView: { table, names: isObserved ? seatedNames(room) : null } })
  }

  #storeEvidence(evidence: DealEvidence): void {
    this.#evidence = evidence
    this.#store?.write(JSON.stringify(evidence))
  }
}

/** The evidence about the last deal. Unreadable evidence, or evidence of an earlier format, is discarded. */
export function readEvidence(store: EvidenceStore | null): DealEvidence | null {
  try {
    const evidence: DealEvidence | null = JSON.parse(store?.read() ?? 'null')
    return typeof evidence?.playerSeed === 'string' ? evidence : null
  } catch {
    return null
  }
}

const takenSeats = ({ seats }: RoomView): SeatView[] => seats.filter(isSeatTaken)

const seatedNames = (room: RoomView): (string | null)[] =>
  takenSeats(room).map(({ member }) => (member === null ? null : room.members[member].name))
