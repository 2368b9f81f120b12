import { toVisibleFact } from '@slapwise/kernel'
import { applyRoomPatch, type RoomView, type ServerMessage } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import {
  applyEvent,
  createJoinedEvent,
  createPlayingRoom,
  createRequestedEvent,
  identityOf,
  playNextGame,
  playUntil,
  type RecordedRoom,
  TWO_GAMES,
} from '../../testing/room-kit.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState, type RoomUpdate } from '../state/room-state.ts'
import {
  createUpdateMessages,
  createWelcome,
  RoomViewBaseline,
  type ViewContext,
  type Viewer,
} from './outgoing-messages.ts'
import { createRoomView } from './room-view.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const SPECTATOR = 'Dia'
const CLOCK = { leftMs: 1000, totalMs: 2000 }

const viewer = (name: string): Viewer => ({
  identity: identityOf(name),
  ownerIdentity: identityOf(name),
  address: '',
  send() {},
  close() {},
})

const isOnline = () => true

const contextOf = (room: RoomState): ViewContext => ({
  room,
  clock: CLOCK,
  lookBack: null,
  stepDurationMs: 0,
  isOnline,
})

/** A match of each game, with chat, a takeover in between, and a spectator who is shown a hand. */
function createRecording(): RecordedRoom {
  const recording = createPlayingRoom(NAMES, { limit: 'none', sets: ['base', 'troublemaker'] })
  applyEvent(recording, createJoinedEvent(recording, SPECTATOR))
  applyEvent(recording, createRequestedEvent(1, { type: 'showed-hand', to: NAMES.length, isShown: true }))
  applyEvent(recording, createRequestedEvent(0, { type: 'chatted', text: 'A "quoted" line, ünd so on' }))
  playUntil(recording, (room) => room.position > 60)
  applyEvent(recording, createRequestedEvent(2, { type: 'left' }))
  playNextGame(recording, 'crazy-eights', { limit: 20 }, 'another')
  return playUntil(recording, () => false)
}

/** The match as a viewer sees it, created without any sharing. */
function plainMatch(room: RoomState, identity: string) {
  const { game, match, promptNumber } = room
  if (!match) return null
  const member = room.memberOf(identity)
  const seat = room.seatOf(member)
  const sees = member === null || seat !== null ? [] : room.data.members[member].visibleHands
  return {
    table: game.publicView(match),
    promptNumber,
    clock: CLOCK,
    own: game.ownView(match, seat),
    ...(sees.length > 0 && {
      shownHands: Object.fromEntries(sees.map((other) => [other, game.handView(match, other)])),
    }),
  }
}

function plainUpdate(
  room: RoomState,
  before: RoomView,
  identity: string,
  { changeScope, facts }: RoomUpdate,
) {
  const seat = room.match ? room.seatOf(room.memberOf(identity)) : null
  const { version, chat } = room.data
  const ofRoom = changeScope === 'room' || changeScope === 'members'
  return {
    update: {
      type: 'update',
      version,
      ...(changeScope === 'chat' && { chat: chat.at(-1) }),
      ...(changeScope !== 'chat' && changeScope !== 'members' && { match: plainMatch(room, identity) }),
      ...(changeScope !== 'chat' &&
        changeScope !== 'members' && { facts: facts.map((fact) => toVisibleFact(fact, seat)) }),
      ...(ofRoom && { yourMember: room.memberOf(identity) }),
    },
    room: ofRoom ? createRoomView(room, 0, isOnline) : before,
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('Every encoded message equals the JSON of its object, however much of it is shared', () => {
  const { events } = createRecording()
  const room = new RoomState(TWO_GAMES)
  const viewers = [...NAMES, SPECTATOR, 'a stranger'].map(viewer)
  const baseline = new RoomViewBaseline()
  let known: RoomView | null = null
  const counts = { updates: 0, hidden: 0 }
  const check = (event: JournalEvent): void => {
    const update = room.apply(event)
    const now = contextOf(room)
    if (known === null) {
      baseline.reset(now)
      known = createRoomView(room, 0, isOnline)
      return
    }
    const before = known
    for (const { viewer: to, chunks } of createUpdateMessages(
      now,
      baseline,
      new Set(viewers),
      event,
      update,
    )) {
      const text = chunks.join('')
      const message = JSON.parse(text) as ServerMessage
      // Encoding the parsed message again gives the same text.
      expect(JSON.stringify(message)).toBe(text)
      if (message.type === 'own-view') {
        counts.hidden++
        expect(message.own).toEqual(
          plain(room.game.ownView(room.match!, room.seatOf(room.memberOf(to.identity)))),
        )
        continue
      }
      counts.updates++
      const { room: patch, ...rest } = message as ServerMessage & { type: 'update' }
      const expected = plainUpdate(room, before, to.identity, update)
      expect(rest).toEqual(plain(expected.update))
      known = patch ? applyRoomPatch(before, patch) : before
      expect(known).toEqual(plain(expected.room))
    }
    for (const to of viewers) {
      const text = createWelcome(now, new RoomViewBaseline(), to, '[]').join('')
      const welcome = JSON.parse(text) as ServerMessage & { type: 'welcome' }
      expect(JSON.stringify(welcome)).toBe(text)
      expect(welcome.match).toEqual(plain(plainMatch(room, to.identity)))
      expect(welcome.room).toEqual(plain(createRoomView(room, 0, isOnline)))
    }
  }
  for (const event of events) check(event)
  expect(counts.updates).toBeGreaterThan(500)
  expect(counts.hidden).toBeGreaterThan(10)
})
