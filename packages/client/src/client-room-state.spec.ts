import type { PromptMode } from '@slapwise/kernel'
import {
  diffRooms,
  MAX_CHAT_LINES,
  type RoomMatchView,
  type RoomView,
  type ServerMessage,
} from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import {
  type ClientRoomState,
  getActivePrompt,
  missingHistoryUpTo,
  reduceRoom,
  withHistory,
  withReactionsSkipped,
} from './client-room-state.ts'

const ROOM = {
  phase: 'playing',
  matchCount: 1,
  members: [{ name: 'Ada', avatar: null, isOnline: true, hasLeft: false }],
} as unknown as RoomView

const match = (mode: PromptMode, round = 1, options = [-1, 7]): RoomMatchView =>
  ({
    table: { round },
    own: { seat: 0, prompt: { seat: 0, mode, choice: { kind: 'one', of: 'card', options } } },
    promptNumber: 3,
    clock: { leftMs: 5, totalMs: 9 },
  }) as unknown as RoomMatchView

const welcome = (view: RoomMatchView | null, isSkippingReactions = false): ClientRoomState =>
  reduceRoom(null, {
    type: 'welcome',
    version: 1,
    yourMember: 0,
    isSkippingReactions,
    room: ROOM,
    chat: [],
    match: view,
    missedSteps: [{ version: 1, facts: [{ kind: 'drew' }] }],
  })!

describe('What one knows of a room', () => {
  it('begins with the welcome: before it there is nothing', () => {
    expect(reduceRoom(null, { type: 'server-stopping' })).toBeNull()
    expect(welcome(match('decide'))).toMatchObject({
      yourMember: 0,
      clock: { leftMs: 5 },
      newFacts: [{ kind: 'drew' }],
    })
  })

  it('keeps what an update does not name, and gathers what happened', () => {
    const before = welcome(match('decide'))
    const after = reduceRoom(before, { type: 'update', version: 2, facts: [{ kind: 'passed' }] })!
    expect(after).toMatchObject({ room: ROOM, match: before.match, clock: before.clock })
    expect(after.facts).toEqual([{ kind: 'drew' }, { kind: 'passed' }])
    expect(after.newFacts).toEqual([{ kind: 'passed' }])
  })

  it('reaches back to what was told before one came, and has nothing of it twice', () => {
    const heard = reduceRoom(welcome(match('decide')), {
      type: 'update',
      version: 2,
      facts: [{ kind: 'passed' }],
    })!
    const steps = [1, 2].map((version) => ({ version, facts: [{ kind: `step ${version}` }] }))
    const { facts, newFacts } = withHistory({ ...heard, facts: heard.newFacts }, steps, 1)
    expect(facts).toEqual([{ kind: 'step 1' }, { kind: 'passed' }])
    expect(newFacts).toEqual(heard.newFacts)
  })

  it('begins anew in another seat: what was told there is to be asked for', () => {
    const seat = (own: number | null) =>
      ({ ...match('decide'), own: { seat: own, prompt: null } }) as unknown as RoomMatchView
    const onlooker = welcome(seat(null))
    const update = { type: 'update', version: 2, facts: [{ kind: 'took-over' }], match: seat(1) } as const
    const seated = reduceRoom(onlooker, update)!
    expect(seated.facts).toEqual([{ kind: 'took-over' }])
    expect(missingHistoryUpTo(update, onlooker, seated)).toBe(1)
    const next = { type: 'update', version: 3, facts: [{ kind: 'drew' }], match: seat(1) } as const
    const later = reduceRoom(seated, next)!
    expect(later.facts).toEqual([{ kind: 'took-over' }, { kind: 'drew' }])
    expect(missingHistoryUpTo(next, seated, later)).toBeNull()
    const back: ServerMessage = {
      type: 'welcome',
      version: 5,
      yourMember: 0,
      isSkippingReactions: false,
      room: ROOM,
      chat: [],
      match: seat(null),
      missedSteps: [
        { version: 4, facts: [{ kind: 'passed' }] },
        { version: 5, facts: [] },
      ],
    }
    const again = reduceRoom(later, back)!
    expect([again.facts, missingHistoryUpTo(back, later, again)]).toEqual([[], 5])
  })

  it('has no match in the lobby', () => {
    const lobby = reduceRoom(welcome(match('decide')), {
      type: 'update',
      version: 2,
      room: { phase: 'lobby' },
    })!
    expect(lobby.match).toBeNull()
    expect(lobby.room).toEqual({ ...ROOM, phase: 'lobby' })
  })

  it('forgets the match before when the next one is dealt', () => {
    const before = withReactionsSkipped(welcome(match('react')))
    const facts = [{ kind: 'dealt' }]
    const after = reduceRoom(before, {
      type: 'update',
      version: 2,
      room: { matchCount: 2 },
      match: match('react'),
      facts,
    })!
    expect(after.facts).toEqual(facts)
    expect(getActivePrompt(after)).not.toBeNull()
  })

  it('forgets who said something when the server does, for then the number may be somebody else’s', () => {
    let sight = welcome(null)
    for (let i = 0; i < MAX_CHAT_LINES + 2; i++)
      sight = reduceRoom(sight, { type: 'update', version: 2 + i, chat: { member: 0, text: `${i}` } })!
    expect(sight.chat.map(({ text }) => text)).toEqual(
      Array.from({ length: MAX_CHAT_LINES }, (_, i) => `${i + 2}`),
    )
  })

  it('says what the host has changed, also while one was gone', () => {
    const seats = [{ member: 0, isReady: true }]
    const lobby = { ...ROOM, phase: 'lobby', host: 1, seats, settings: {} } as unknown as RoomView
    const set = {
      ...lobby,
      settings: { limit: 137 },
      seats: [{ ...seats[0], isReady: false }],
    } as unknown as RoomView
    const before = { ...welcome(null), room: lobby }
    const termsChange = { before: lobby, noLongerReady: [0] }
    expect(reduceRoom(before, { type: 'update', version: 2, room: diffRooms(lobby, set) })).toMatchObject({
      termsChange,
    })
    const back = reduceRoom(before, {
      type: 'welcome',
      version: 9,
      yourMember: 0,
      isSkippingReactions: false,
      room: set,
      chat: [],
      match: null,
      missedSteps: null,
    })!
    expect(back).toMatchObject({ termsChange })
    expect(reduceRoom(back, { type: 'server-stopping' })).toMatchObject({ termsChange })
  })

  it('asks nothing in a pause', () => {
    const before = welcome(match('decide'))
    expect(getActivePrompt(before)).not.toBeNull()
    expect(
      getActivePrompt(reduceRoom(before, { type: 'update', version: 2, room: { isPaused: true } })!),
    ).toBeNull()
  })

  it('says who is there', () => {
    const gone = reduceRoom(welcome(null), { type: 'presence', member: 0, isOnline: false })!
    expect(gone.room.members[0].isOnline).toBe(false)
  })

  it.each(['react', 'glance'] as const)(
    'asks no %s of whoever wants to be left alone, in this round',
    (manner) => {
      const asked = welcome(match(manner))
      expect(getActivePrompt(asked)).not.toBeNull()
      expect(getActivePrompt(withReactionsSkipped(asked))).toBeNull()
      expect(getActivePrompt(welcome(match(manner), true))).toBeNull()
      expect(getActivePrompt({ ...withReactionsSkipped(asked), match: match(manner, 2) })).not.toBeNull()
      expect(getActivePrompt({ ...withReactionsSkipped(asked), match: match('decide') })).not.toBeNull()
    },
  )

  it('asks for a glance only whoever can do something about it', () => {
    expect(getActivePrompt(welcome(match('glance', 1, [-1])))).toBeNull()
    expect(getActivePrompt(welcome(match('react', 1, [-1])))).not.toBeNull()
  })
})
