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

/** What one has seen of a deal with one's own eyes, and one's own part in it. */
export interface DealEvidence {
  /** The match that it is about: the first one in a room is 1. */
  readonly match: number
  /** What the server was bound to before one pledged anything. */
  readonly serverCommitment: string
  readonly playerSeed: string
  readonly closedCommitments: ClosedCommitments | null
  /** The table as it was dealt; null for who was not there then. */
  readonly dealtView: Pick<RoomMatchView, 'table' | 'own'> | null
  readonly finalView: FinalView | null
}

/** A room when its pledges were closed. */
export interface ClosedCommitments {
  readonly serverCommitment: string
  /** By seat, as in a record: `BOT_PLEDGE` for bots, empty for people who pledged nothing. */
  readonly playerCommitments: readonly string[]
  /**
   * A bot's seat is bound to something else, or to nothing. Either its player has left since pledges were closed, or the
   * server cheats: only a witness who saw them being closed can tell.
   */
  readonly hasCommittedBots: boolean
  readonly seat: number
  readonly game: string
  readonly rulesVersion: number
  readonly settings: Readonly<Record<string, unknown>>
}

export interface FinalView {
  readonly table: BasePublicView
  /** By seat, null for bots; not there for who came when all was over: names can change. */
  readonly names: readonly (string | null)[] | null
}

/** Where a testimony is kept; without it, it is forgotten with its witness. */
export interface EvidenceStore {
  read(): string | null
  write(text: string): void
}

/**
 * Adds a value of one's own to every deal, and remembers what the server said about it. Nothing is shown before all
 * pledges are closed, and once they are, whatever the server says about them later is compared with this.
 */
export class DealAuditor {
  readonly #send: (body: RequestBody) => Promise<unknown>
  readonly #store: EvidenceStore | null
  #evidence: DealEvidence | null
  /** The commitment that one has pledged for since one came. */
  #committedFor: string | null = null
  #isCommitting = false
  #revealedMatch = 0

  constructor(send: (body: RequestBody) => Promise<unknown>, memory: EvidenceStore | null = null) {
    this.#send = send
    this.#store = memory
    this.#evidence = readEvidence(memory)
  }

  /** What one has to say about a match; null if one had no part in its deal. */
  evidenceFor(match: number): DealEvidence | null {
    return this.#evidence?.match === match ? this.#evidence : null
  }

  /** To be called with every message, and what it led to. */
  observeMessage(
    message: ServerMessage,
    before: ClientRoomState | null,
    { room, yourMember, match }: ClientRoomState,
  ): void {
    const seat = room.seats.findIndex(({ member }) => member !== null && member === yourMember)
    // A server from before there were pledges does not know of them.
    if (seat >= 0 && room.phase === 'lobby' && room.seats[seat].seedCommitment !== undefined) {
      if (room.isDealing)
        this.#noteClosing(room, seat, message.type === 'update' && before?.room.isDealing === false)
      else this.#commitSeed(room, room.seats[seat])
    }
    if (room.phase === 'lobby' || !match) return
    const isThere = message.type === 'update'
    if (isThere && before?.room.phase === 'lobby') this.#noteOpening(room, match)
    if (room.phase === 'over') this.#noteEnding(room, match.table, isThere && before?.room.phase !== 'over')
  }

  /** On a seat that is bound to something else, another device of the same person may sit: so only once. */
  #commitSeed({ matchCount, serverCommitment }: RoomView, { seedCommitment: shown }: SeatView): void {
    const { closedCommitments, playerSeed } = this.#ensureEvidence(matchCount + 1, serverCommitment)
    if (closedCommitments || this.#isCommitting) return
    const pledge = commitToPlayerSeed(serverCommitment, playerSeed)
    if (shown === pledge || (shown !== null && this.#committedFor === serverCommitment)) return
    this.#committedFor = serverCommitment
    this.#isCommitting = true
    const done = () => {
      this.#isCommitting = false
    }
    this.#send({ type: 'commit-seed', commitment: pledge }).then(done, done)
  }

  /** The first closing is kept, whatever the server says next. `isThere`: this is the moment it was closed. */
  #noteClosing(room: RoomView, seat: number, isThere: boolean): void {
    const { matchCount, serverCommitment, game, rulesVersion, settings } = room
    const testimony =
      this.evidenceFor(matchCount + 1) ?? this.#ensureEvidence(matchCount + 1, serverCommitment)
    if (!testimony.closedCommitments) {
      const taken = takenSeats(room)
      const playerCommitments = taken.map(({ botLevel, seedCommitment }) =>
        isThere && botLevel !== null ? BOT_COMMITMENT : (seedCommitment ?? ''),
      )
      const hasCommittedBots = taken.some(
        ({ botLevel }, i) => botLevel !== null && playerCommitments[i] !== BOT_COMMITMENT,
      )
      const closing = {
        serverCommitment: serverCommitment,
        playerCommitments,
        hasCommittedBots,
        seat,
        game,
        rulesVersion: rulesVersion,
        settings,
      }
      this.#storeEvidence({ ...testimony, closedCommitments: closing })
    }
    const isOwn =
      room.seats[seat].seedCommitment === commitToPlayerSeed(testimony.serverCommitment, testimony.playerSeed)
    if (
      !isOwn ||
      serverCommitment !== testimony.serverCommitment ||
      room.seats[seat].hasRevealedSeed ||
      this.#revealedMatch === testimony.match
    )
      return
    this.#revealedMatch = testimony.match
    this.#send({ type: 'reveal-seed', seed: testimony.playerSeed }).catch(() => {})
  }

  #ensureEvidence(match: number, commitment: string): DealEvidence {
    const known = this.evidenceFor(match)
    if (known && (known.closedCommitments || known.serverCommitment === commitment)) return known
    const fresh: DealEvidence = {
      match,
      serverCommitment: commitment,
      playerSeed: randomHex(),
      closedCommitments: null,
      dealtView: null,
      finalView: null,
    }
    this.#storeEvidence(fresh)
    return fresh
  }

  #noteOpening({ matchCount }: RoomView, { table, own }: RoomMatchView): void {
    const testimony = this.evidenceFor(matchCount)
    if (testimony && !testimony.dealtView) this.#storeEvidence({ ...testimony, dealtView: { table, own } })
  }

  #noteEnding(room: RoomView, table: BasePublicView, isThere: boolean): void {
    const testimony = this.evidenceFor(room.matchCount)
    if (!testimony || testimony.finalView) return
    this.#storeEvidence({ ...testimony, finalView: { table, names: isThere ? seatedNames(room) : null } })
  }

  #storeEvidence(testimony: DealEvidence): void {
    this.#evidence = testimony
    this.#store?.write(JSON.stringify(testimony))
  }
}

/** What cannot be read was not kept. */
function readEvidence(memory: EvidenceStore | null): DealEvidence | null {
  try {
    return JSON.parse(memory?.read() ?? 'null')
  } catch {
    return null
  }
}

const takenSeats = ({ seats }: RoomView): SeatView[] => seats.filter(isSeatTaken)

const seatedNames = (room: RoomView): (string | null)[] =>
  takenSeats(room).map(({ member }) => (member === null ? null : room.members[member].name))
