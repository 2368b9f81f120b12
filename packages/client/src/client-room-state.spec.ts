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

describe('The room state of a client', () => {
  it('begins with the welcome message', () => {
    expect(reduceRoom(null, { type: 'server-stopping' })).toBeNull()
    expect(welcome(match('decide'))).toMatchObject({
      yourMember: 0,
      clock: { leftMs: 5 },
      newFacts: [{ kind: 'drew' }],
    })
  })

  it('keeps the moment that the host shows, until the match is no longer over', () => {
    const lookBack = { match: 1, index: 12, viewer: 2 }
    const over: ClientRoomState = { ...welcome(null), room: { ...ROOM, phase: 'over' } }
    const shown = reduceRoom(over, { type: 'look-back', lookBack })!
    expect(shown.lookBack).toEqual(lookBack)
    const chatted = reduceRoom(shown, { type: 'update', version: 2, chat: { member: 0, text: 'There!' } })!
    expect(chatted.lookBack).toEqual(lookBack)
    expect(reduceRoom(shown, { type: 'look-back', lookBack: null })!.lookBack).toBeNull()
    expect(reduceRoom(shown, { type: 'update', version: 2, room: { phase: 'lobby' } })!.lookBack).toBeNull()
  })

  it('keeps what an update does not contain, and appends facts', () => {
    const before = welcome(match('decide'))
    const after = reduceRoom(before, { type: 'update', version: 2, facts: [{ kind: 'passed' }] })!
    expect(after).toMatchObject({ room: ROOM, match: before.match, clock: before.clock })
    expect(after.facts).toEqual([{ kind: 'drew' }, { kind: 'passed' }])
    expect(after.newFacts).toEqual([{ kind: 'passed' }])
  })

  it('puts requested history before newer facts, without duplicates', () => {
    const updated = reduceRoom(welcome(match('decide')), {
      type: 'update',
      version: 2,
      facts: [{ kind: 'passed' }],
    })!
    const steps = [1, 2].map((version) => ({ version, facts: [{ kind: `step ${version}` }] }))
    const { facts, newFacts } = withHistory({ ...updated, facts: updated.newFacts }, steps, 1)
    expect(facts).toEqual([{ kind: 'step 1' }, { kind: 'passed' }])
    expect(newFacts).toEqual(updated.newFacts)
  })

  it('drops the facts of another seat, and requests the history of the new one', () => {
    const seat = (own: number | null) =>
      ({ ...match('decide'), own: { seat: own, prompt: null } }) as unknown as RoomMatchView
    const spectator = welcome(seat(null))
    const update = { type: 'update', version: 2, facts: [{ kind: 'took-over' }], match: seat(1) } as const
    const seated = reduceRoom(spectator, update)!
    expect(seated.facts).toEqual([{ kind: 'took-over' }])
    expect(missingHistoryUpTo(update, spectator, seated)).toBe(1)
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

  it('drops the previous match when the next one is dealt', () => {
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

  it('keeps as many chat lines as the server', () => {
    let state = welcome(null)
    for (let i = 0; i < MAX_CHAT_LINES + 2; i++)
      state = reduceRoom(state, { type: 'update', version: 2 + i, chat: { member: 0, text: `${i}` } })!
    expect(state.chat.map(({ text }) => text)).toEqual(
      Array.from({ length: MAX_CHAT_LINES }, (_, i) => `${i + 2}`),
    )
  })

  it('includes changes of the terms, also those during a disconnect', () => {
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

  it('has no active prompt while paused', () => {
    const before = welcome(match('decide'))
    expect(getActivePrompt(before)).not.toBeNull()
    expect(
      getActivePrompt(reduceRoom(before, { type: 'update', version: 2, room: { isPaused: true } })!),
    ).toBeNull()
  })

  it('tracks presence', () => {
    const gone = reduceRoom(welcome(null), { type: 'presence', member: 0, isOnline: false })!
    expect(gone.room.members[0].isOnline).toBe(false)
  })

  it.each(['react', 'glance'] as const)(
    'asks no %s of whoever wants to be left alone, in this round',
    (mode) => {
      const asked = welcome(match(mode))
      expect(getActivePrompt(asked)).not.toBeNull()
      expect(getActivePrompt(withReactionsSkipped(asked))).toBeNull()
      expect(getActivePrompt(welcome(match(mode), true))).toBeNull()
      expect(getActivePrompt({ ...withReactionsSkipped(asked), match: match(mode, 2) })).not.toBeNull()
      expect(getActivePrompt({ ...withReactionsSkipped(asked), match: match('decide') })).not.toBeNull()
    },
  )

  it('has a glance prompt only if there is something to do', () => {
    expect(getActivePrompt(welcome(match('glance', 1, [-1])))).toBeNull()
    expect(getActivePrompt(welcome(match('react', 1, [-1])))).not.toBeNull()
  })
})
