import { BOT_COMMITMENT, commitToPlayerSeed } from '@slapwise/kernel'
import {
  diffRooms,
  type RoomMatchView,
  type RoomView,
  type SeatView,
  type ServerMessage,
} from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { type ClientRoomState, reduceRoom } from './client-room-state.ts'
import type { RequestBody } from './connection.ts'
import { DealAuditor } from './deal-auditor.ts'

const place = (member: number | null, more: Partial<SeatView> = {}): SeatView => ({
  member,
  botLevel: null,
  isReady: false,
  isAway: false,
  reservedFor: null,
  seedCommitment: null,
  hasRevealedSeed: false,
  ...more,
})

const ROOM = {
  phase: 'lobby',
  isDealing: false,
  matchCount: 0,
  serverCommitment: 'c1',
  game: 'frantic',
  rulesVersion: 3,
  settings: {},
  members: [{ name: 'Ada' }, { name: 'Ben' }],
  seats: [place(0), place(1), place(null)],
} as unknown as RoomView

const TABLE = {
  table: { round: 1 },
  own: { seat: 0 },
  promptNumber: 1,
  clock: null,
} as unknown as RoomMatchView

/** An auditor of the player in the first seat, with the requests it has sent. */
function createAuditor(stored: string[] = []) {
  const sent: RequestBody[] = []
  const answers: (() => void)[] = []
  const store = { read: () => stored.at(-1) ?? null, write: (text: string) => void stored.push(text) }
  const auditor = new DealAuditor((body) => {
    sent.push(body)
    return new Promise<void>((done) => answers.push(done))
  }, store)
  let state: ClientRoomState | null = null
  const receive = (message: ServerMessage) => {
    const before = state
    state = reduceRoom(before, message)
    auditor.observeMessage(message, before, state!)
  }
  const welcome = (room: RoomView, match: RoomMatchView | null = null) =>
    receive({
      type: 'welcome',
      version: 1,
      yourMember: 0,
      isSkippingReactions: false,
      room,
      chat: [],
      match,
      missedSteps: null,
    })
  const update = (room: RoomView, match?: RoomMatchView) =>
    receive({ type: 'update', version: 2, room: diffRooms(state!.room, room), ...(match && { match }) })
  const sentCommitment = () =>
    (sent.findLast(({ type }) => type === 'commit-seed') as { commitment: string }).commitment
  const settle = async () => {
    for (const answer of answers.splice(0)) answer()
    await new Promise(setImmediate)
  }
  return { auditor, sent, welcome, update, sentCommitment, settle }
}

const withCommitment = (seedCommitment: string | null, more: Partial<RoomView> = {}): RoomView => ({
  ...ROOM,
  seats: [place(0, { seedCommitment }), place(1, { seedCommitment: 'bens' }), place(null)],
  ...more,
})

describe('A deal auditor', () => {
  it('commits as soon as its player is seated, and reveals nothing before commitments are closed', async () => {
    const { sent, welcome, update, sentCommitment, settle } = createAuditor()
    welcome({ ...ROOM, seats: [place(null), place(1), place(null)] })
    expect(sent).toEqual([])
    update(ROOM)
    update(ROOM)
    expect(sent).toEqual([{ type: 'commit-seed', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await settle()
    update(withCommitment(sentCommitment()))
    expect(sent).toHaveLength(1)
    update(withCommitment(sentCommitment(), { isDealing: true }))
    update(withCommitment(sentCommitment(), { isDealing: true }))
    expect(sent.slice(1)).toEqual([{ type: 'reveal-seed', seed: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(commitToPlayerSeed('c1', (sent[1] as { seed: string }).seed)).toBe(sentCommitment())
  })

  it('commits again after a change of seats, and with a new seed for the next deal', async () => {
    const { sent, welcome, update, sentCommitment, settle } = createAuditor()
    welcome(ROOM)
    const first = sentCommitment()
    await settle()
    update(withCommitment(first))
    update(withCommitment(null))
    expect(sent.map(() => sentCommitment())).toEqual([first, first])
    await settle()
    update(withCommitment(null, { matchCount: 1, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(3)
    expect(sentCommitment()).not.toBe(first)
  })

  it('leaves the seat to the last device of the same identity', async () => {
    const { sent, welcome, update, settle } = createAuditor()
    welcome(withCommitment('of another device'))
    await settle()
    expect(sent).toHaveLength(1)
    update(withCommitment('of a third device'))
    expect(sent).toHaveLength(1)
    update(withCommitment('of a third device', { isDealing: true }))
    expect(sent).toHaveLength(1)
  })

  it('sends nothing to a server without commitments', () => {
    const { sent, welcome } = createAuditor()
    const { seedCommitment: _, hasRevealedSeed: __, ...old } = place(0)
    welcome({ ...ROOM, seats: [old as SeatView, place(1)] })
    expect(sent).toEqual([])
  })

  it('remembers its seed across a reload, and reveals it then', async () => {
    const stored: string[] = []
    const before = createAuditor(stored)
    before.welcome(ROOM)
    const commitment = before.sentCommitment()
    const after = createAuditor(stored)
    after.welcome(withCommitment(commitment, { isDealing: true }))
    expect(after.sent).toEqual([{ type: 'reveal-seed', seed: expect.any(String) }])
    expect(commitToPlayerSeed('c1', (after.sent[0] as { seed: string }).seed)).toBe(commitment)
  })

  it('keeps the first closed commitments, and never reveals a second seed', async () => {
    const { auditor, sent, welcome, update, sentCommitment, settle } = createAuditor()
    welcome(ROOM)
    await settle()
    update(withCommitment(sentCommitment(), { isDealing: true }))
    const { closedCommitments } = auditor.evidenceFor(1)!
    expect(closedCommitments).toMatchObject({
      serverCommitment: 'c1',
      playerCommitments: [sentCommitment(), 'bens'],
      seat: 0,
      rulesVersion: 3,
    })
    update(withCommitment(null, { serverCommitment: 'c2' }))
    update(withCommitment(sentCommitment(), { isDealing: true, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(2)
    expect(auditor.evidenceFor(1)!.closedCommitments).toEqual(closedCommitments)
  })

  /** A room in which the third seat is a bot with the given commitment. */
  const withBot = (own: string, bots: string | null): RoomView => ({
    ...withCommitment(own, { isDealing: true }),
    seats: [
      place(0, { seedCommitment: own }),
      place(1, { seedCommitment: 'bens' }),
      place(null, { botLevel: 'simple', seedCommitment: bots }),
    ],
  })

  it('notes a bot that was seated at the closing as a bot, whatever its commitment', () => {
    for (const bots of [BOT_COMMITMENT, 'of the server', null]) {
      const { auditor, welcome, update, sentCommitment } = createAuditor()
      welcome(ROOM)
      const playerCommitments = [sentCommitment(), 'bens', BOT_COMMITMENT]
      update(withBot(sentCommitment(), bots))
      expect(auditor.evidenceFor(1)!.closedCommitments).toMatchObject({
        playerCommitments,
        hasCommittedBots: false,
      })
    }
  })

  it('notes bots with commitments if it did not observe the closing', () => {
    for (const [bots, hasCommittedBots] of [
      [BOT_COMMITMENT, false],
      ['of somebody', true],
      [null, true],
    ] as const) {
      const stored: string[] = []
      const before = createAuditor(stored)
      before.welcome(ROOM)
      const own = before.sentCommitment()
      const { auditor, welcome } = createAuditor(stored)
      welcome(withBot(own, bots))
      expect(auditor.evidenceFor(1)!.closedCommitments).toMatchObject({
        playerCommitments: [own, 'bens', bots ?? ''],
        hasCommittedBots,
      })
    }
  })

  it('reveals nothing after the server has changed its commitment, and remembers that', async () => {
    const { auditor, sent, welcome, update, sentCommitment, settle } = createAuditor()
    welcome(ROOM)
    await settle()
    update(withCommitment(sentCommitment(), { isDealing: true, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(1)
    expect(auditor.evidenceFor(1)).toMatchObject({
      serverCommitment: 'c1',
      closedCommitments: { serverCommitment: 'c2' },
    })
  })

  it('starts anew if the stored evidence is unreadable', () => {
    const { sent, welcome } = createAuditor(['{'])
    welcome(ROOM)
    expect(sent).toHaveLength(1)
  })

  it('notes the dealt view only if it observed the deal', async () => {
    const present = createAuditor()
    present.welcome(ROOM)
    present.update(withCommitment(present.sentCommitment(), { isDealing: true }))
    present.update({ ...ROOM, phase: 'playing', matchCount: 1 }, TABLE)
    expect(present.auditor.evidenceFor(1)!.dealtView).toEqual({ table: TABLE.table, own: TABLE.own })
    const absent = createAuditor()
    absent.welcome(ROOM)
    absent.welcome({ ...ROOM, phase: 'playing', matchCount: 1 }, TABLE)
    expect(absent.auditor.evidenceFor(1)!.dealtView).toBeNull()
    absent.welcome({ ...ROOM, phase: 'over', matchCount: 1 }, TABLE)
    expect(absent.auditor.evidenceFor(1)!.finalView).toEqual({ table: TABLE.table, names: null })
  })
})
