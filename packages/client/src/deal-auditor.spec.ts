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

/** Somebody in the first seat, and what they have sent. */
function ada(kept: string[] = []) {
  const sent: RequestBody[] = []
  const answers: (() => void)[] = []
  const memory = { read: () => kept.at(-1) ?? null, write: (text: string) => void kept.push(text) }
  const witness = new DealAuditor((body) => {
    sent.push(body)
    return new Promise<void>((done) => answers.push(done))
  }, memory)
  let sight: ClientRoomState | null = null
  const hears = (message: ServerMessage) => {
    const before = sight
    sight = reduceRoom(before, message)
    witness.observeMessage(message, before, sight!)
  }
  const welcome = (room: RoomView, match: RoomMatchView | null = null) =>
    hears({
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
    hears({ type: 'update', version: 2, room: diffRooms(sight!.room, room), ...(match && { match }) })
  const pledged = () =>
    (sent.findLast(({ type }) => type === 'commit-seed') as { commitment: string }).commitment
  const settle = async () => {
    for (const answer of answers.splice(0)) answer()
    await new Promise(setImmediate)
  }
  return { witness, sent, welcome, update, pledged, settle }
}

const withPledge = (seedCommitment: string | null, more: Partial<RoomView> = {}): RoomView => ({
  ...ROOM,
  seats: [place(0, { seedCommitment }), place(1, { seedCommitment: 'bens' }), place(null)],
  ...more,
})

describe('A witness', () => {
  it('pledges as soon as they are seated, and shows nothing before all is closed', async () => {
    const { sent, welcome, update, pledged, settle } = ada()
    welcome({ ...ROOM, seats: [place(null), place(1), place(null)] })
    expect(sent).toEqual([])
    update(ROOM)
    update(ROOM)
    expect(sent).toEqual([{ type: 'commit-seed', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await settle()
    update(withPledge(pledged()))
    expect(sent).toHaveLength(1)
    update(withPledge(pledged(), { isDealing: true }))
    update(withPledge(pledged(), { isDealing: true }))
    expect(sent.slice(1)).toEqual([{ type: 'reveal-seed', seed: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    expect(commitToPlayerSeed('c1', (sent[1] as { seed: string }).seed)).toBe(pledged())
  })

  it('pledges again in another seat, and for another deal something else', async () => {
    const { sent, welcome, update, pledged, settle } = ada()
    welcome(ROOM)
    const first = pledged()
    await settle()
    update(withPledge(first))
    update(withPledge(null))
    expect(sent.map(() => pledged())).toEqual([first, first])
    await settle()
    update(withPledge(null, { matchCount: 1, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(3)
    expect(pledged()).not.toBe(first)
  })

  it('leaves it to the device of the same person that came last', async () => {
    const { sent, welcome, update, settle } = ada()
    welcome(withPledge('of another device'))
    await settle()
    expect(sent).toHaveLength(1)
    update(withPledge('of a third device'))
    expect(sent).toHaveLength(1)
    update(withPledge('of a third device', { isDealing: true }))
    expect(sent).toHaveLength(1)
  })

  it('has nothing to say to a server that knows no pledges', () => {
    const { sent, welcome } = ada()
    const { seedCommitment: _, hasRevealedSeed: __, ...old } = place(0)
    welcome({ ...ROOM, seats: [old as SeatView, place(1)] })
    expect(sent).toEqual([])
  })

  it('remembers across a reload what it pledged, and shows it then', async () => {
    const kept: string[] = []
    const before = ada(kept)
    before.welcome(ROOM)
    const pledge = before.pledged()
    const after = ada(kept)
    after.welcome(withPledge(pledge, { isDealing: true }))
    expect(after.sent).toEqual([{ type: 'reveal-seed', seed: expect.any(String) }])
    expect(commitToPlayerSeed('c1', (after.sent[0] as { seed: string }).seed)).toBe(pledge)
  })

  it('holds on to what was closed, whatever the server says next, and gives no second value', async () => {
    const { witness, sent, welcome, update, pledged, settle } = ada()
    welcome(ROOM)
    await settle()
    update(withPledge(pledged(), { isDealing: true }))
    const { closedCommitments } = witness.evidenceFor(1)!
    expect(closedCommitments).toMatchObject({
      serverCommitment: 'c1',
      playerCommitments: [pledged(), 'bens'],
      seat: 0,
      rulesVersion: 3,
    })
    update(withPledge(null, { serverCommitment: 'c2' }))
    update(withPledge(pledged(), { isDealing: true, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(2)
    expect(witness.evidenceFor(1)!.closedCommitments).toEqual(closedCommitments)
  })

  /** The third seat is a bot's, which the server says is bound to something. */
  const withBot = (own: string, bots: string | null): RoomView => ({
    ...withPledge(own, { isDealing: true }),
    seats: [
      place(0, { seedCommitment: own }),
      place(1, { seedCommitment: 'bens' }),
      place(null, { botLevel: 'simple', seedCommitment: bots }),
    ],
  })

  it('takes a bot for a bot that it saw in its seat when pledges were closed, whatever that is bound to', () => {
    for (const bots of [BOT_COMMITMENT, 'of the server', null]) {
      const { witness, welcome, update, pledged } = ada()
      welcome(ROOM)
      const playerCommitments = [pledged(), 'bens', BOT_COMMITMENT]
      update(withBot(pledged(), bots))
      expect(witness.evidenceFor(1)!.closedCommitments).toMatchObject({
        playerCommitments,
        hasCommittedBots: false,
      })
    }
  })

  it('cannot tell a bot that cheats from somebody who has left, if it came after pledges were closed', () => {
    for (const [bots, hasCommittedBots] of [
      [BOT_COMMITMENT, false],
      ['of somebody', true],
      [null, true],
    ] as const) {
      const kept: string[] = []
      const before = ada(kept)
      before.welcome(ROOM)
      const own = before.pledged()
      const { witness, welcome } = ada(kept)
      welcome(withBot(own, bots))
      expect(witness.evidenceFor(1)!.closedCommitments).toMatchObject({
        playerCommitments: [own, 'bens', bots ?? ''],
        hasCommittedBots,
      })
    }
  })

  it('shows nothing to a server that is bound to something else by now, and remembers that', async () => {
    const { witness, sent, welcome, update, pledged, settle } = ada()
    welcome(ROOM)
    await settle()
    update(withPledge(pledged(), { isDealing: true, serverCommitment: 'c2' }))
    expect(sent).toHaveLength(1)
    expect(witness.evidenceFor(1)).toMatchObject({
      serverCommitment: 'c1',
      closedCommitments: { serverCommitment: 'c2' },
    })
  })

  it('begins anew where what it kept cannot be read', () => {
    const { sent, welcome } = ada(['{'])
    welcome(ROOM)
    expect(sent).toHaveLength(1)
  })

  it('saw the cards being dealt only if it was there', async () => {
    const was = ada()
    was.welcome(ROOM)
    was.update(withPledge(was.pledged(), { isDealing: true }))
    was.update({ ...ROOM, phase: 'playing', matchCount: 1 }, TABLE)
    expect(was.witness.evidenceFor(1)!.dealtView).toEqual({ table: TABLE.table, own: TABLE.own })
    const wasNot = ada()
    wasNot.welcome(ROOM)
    wasNot.welcome({ ...ROOM, phase: 'playing', matchCount: 1 }, TABLE)
    expect(wasNot.witness.evidenceFor(1)!.dealtView).toBeNull()
    wasNot.welcome({ ...ROOM, phase: 'over', matchCount: 1 }, TABLE)
    expect(wasNot.witness.evidenceFor(1)!.finalView).toEqual({ table: TABLE.table, names: null })
  })
})
