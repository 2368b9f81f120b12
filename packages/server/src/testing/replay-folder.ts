import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Table } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { HashChain } from '../journal/core/hash-chain.ts'
import { type BatchedEvent, decodeSegment, readWriteBatches } from '../journal/sqlite/write-batch.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { RoomState } from '../rooms/state/room-state.ts'
import { tableOf } from './room-kit.ts'

/** A room as its journal alone has it. */
export interface ReplayedRoom {
  readonly code: string
  readonly phase: string
  readonly version: number
  readonly entries: number
  /** The ids of all requests that were carried out. */
  readonly requests: readonly string[]
  /** At every entry all cards of the game were there, each once. */
  readonly areCardsWhole: boolean
  /** Whoever answered, by themselves or not, had been asked and had not answered before. */
  readonly isAnswerDue: boolean
  /** What each of the members would see of the match now, by identity and without the clock. */
  readonly views: Readonly<Record<string, string>>
}

/** Folds all journals of a data folder from their beginning, without any snapshot. */
export function replayFolder(folder: string): ReplayedRoom[] {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  try {
    const byRoom = new Map<string, string[]>()
    for (const { room, position, event: entry } of [...readSegmentEvents(db), ...readBatchedEvents(db)])
      addEvent(
        byRoom.getOrInsertComputed(room, () => []),
        room,
        position,
        entry,
      )
    return Array.from(byRoom, ([code, entries]) => replayRoom(code, entries))
  } finally {
    db.close()
  }
}

const readSegmentEvents = (db: DatabaseSync): BatchedEvent[] =>
  db
    .prepare('SELECT room, position, entry FROM entries ORDER BY room, position')
    .all()
    .flatMap(({ room, position, entry }) =>
      decodeSegment(entry as string).map((text, i) => ({
        room: room as string,
        position: (position as number) + i,
        event: text,
      })),
    )

const readBatchedEvents = (db: DatabaseSync): BatchedEvent[] =>
  [...readWriteBatches(db)].flatMap(({ events: arrivals }) => arrivals)

/** What has arrived may lie with its room already, and then it is the same. */
function addEvent(entries: string[], room: string, position: number, entry: string): void {
  if (position > entries.length + 1) throw new Error(`The journal of ${room} has a hole at ${position}.`)
  if (position === entries.length + 1) entries.push(entry)
  else if (entries[position - 1] !== entry)
    throw new Error(`The journal of ${room} has two entries at ${position}.`)
}

/** Folds the journal of a room from its beginning, as it is stored, with its links. */
export function replayRoom(code: string, stored: readonly string[]): ReplayedRoom {
  const room = new RoomState(GAMES)
  const chain = new HashChain(code)
  const requests: string[] = []
  let areCardsWhole = true
  let isAnswerDue = true
  for (const text of stored) {
    const entry = JSON.parse(chain.verifyNext(text)) as JournalEvent
    if (entry.type === 'answered') isAnswerDue &&= room.match?.promptFor(entry.seat) != null
    room.apply(entry)
    if ('id' in entry) requests.push(entry.id)
    areCardsWhole &&= !room.match || hasAllCards(tableOf(room))
  }
  const { phase, version } = room.data
  return {
    code,
    phase,
    version,
    entries: stored.length,
    requests,
    areCardsWhole,
    isAnswerDue,
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
