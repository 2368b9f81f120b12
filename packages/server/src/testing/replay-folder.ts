import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Table } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { HashChain } from '../journal/core/hash-chain.ts'
import { type BatchedEvent, decodeSegment, readWriteBatches } from '../journal/sqlite/write-batch.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { RoomState } from '../rooms/state/room-state.ts'
import { tableOf } from './room-kit.ts'

/** A room, replayed from its journal alone. */
export interface ReplayedRoom {
  readonly code: string
  readonly phase: string
  readonly version: number
  readonly eventCount: number
  /** The ids of all requests that were carried out. */
  readonly requestIds: readonly string[]
  /** Whether all cards of the game existed exactly once after every event. */
  readonly hasAllCards: boolean
  /** Whether every answer came from a seat with an open prompt and no earlier answer. */
  readonly areAnswersExpected: boolean
  /** The match view of each member, by identity and without the clock. */
  readonly views: Readonly<Record<string, string>>
}

/** Replays all journals of a data folder from their beginning, without snapshots. */
export function replayFolder(folder: string): ReplayedRoom[] {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  try {
    const byRoom = new Map<string, string[]>()
    for (const { room, position, event } of [...readSegmentEvents(db), ...readBatchedEvents(db)])
      addEvent(
        byRoom.getOrInsertComputed(room, () => []),
        room,
        position,
        event,
      )
    return Array.from(byRoom, ([code, events]) => replayRoom(code, events))
  } finally {
    db.close()
  }
}

const readSegmentEvents = (db: DatabaseSync): BatchedEvent[] =>
  db
    .prepare('SELECT room, first_position, events FROM segments ORDER BY room, first_position')
    .all()
    .flatMap(({ room, first_position, events }) =>
      decodeSegment(events as string).map((text, i) => ({
        room: room as string,
        position: (first_position as number) + i,
        event: text,
      })),
    )

const readBatchedEvents = (db: DatabaseSync): BatchedEvent[] =>
  [...readWriteBatches(db)].flatMap(({ events }) => events)

/** An event of a write batch may be in a segment already, and has to be equal there. */
function addEvent(events: string[], room: string, position: number, event: string): void {
  if (position > events.length + 1) throw new Error(`The journal of ${room} has a gap before ${position}.`)
  if (position === events.length + 1) events.push(event)
  else if (events[position - 1] !== event)
    throw new Error(`The journal of ${room} has two different events at ${position}.`)
}

/** Replays and verifies a stored journal from its beginning. */
export function replayRoom(code: string, stored: readonly string[]): ReplayedRoom {
  const room = new RoomState(GAMES)
  const chain = new HashChain(code)
  const requestIds: string[] = []
  let isComplete = true
  let areAnswersExpected = true
  for (const text of stored) {
    const event = JSON.parse(chain.verifyNext(text)) as JournalEvent
    if (event.type === 'answered') areAnswersExpected &&= room.match?.promptFor(event.seat) != null
    room.apply(event)
    if ('id' in event) requestIds.push(event.id)
    isComplete &&= !room.match || hasAllCards(tableOf(room))
  }
  const { phase, version } = room.data
  return {
    code,
    phase,
    version,
    eventCount: stored.length,
    requestIds,
    hasAllCards: isComplete,
    areAnswersExpected,
    views: createViews(room),
  }
}

function hasAllCards({ hands, aside, drawPile, discardPile, display, setup }: Table): boolean {
  const cards = [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display]
  return cards.length === setup.faces.length && new Set(cards).size === cards.length
}

function createViews(room: RoomState): Record<string, string> {
  const { game, match, promptNumber } = room
  const view = (identity: string) =>
    JSON.stringify(
      match && {
        table: game.publicView(match),
        promptNumber,
        clock: null,
        own: game.ownView(match, room.seatOf(room.memberOf(identity))),
      },
    )
  return Object.fromEntries(room.data.members.map(({ identity }) => [identity, view(identity)]))
}
