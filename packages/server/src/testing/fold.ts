import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Table } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { Chain } from '../journal/core/chain.ts'
import { type Arrival, arrivalsIn, entriesIn } from '../journal/sqlite/arrivals.ts'
import type { RoomEvent } from '../rooms/state/event.ts'
import { Room } from '../rooms/state/room.ts'
import { tableIn } from './room-kit.ts'

/** A room as its journal alone has it. */
export interface FoldedRoom {
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
export function foldFolder(folder: string): FoldedRoom[] {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  try {
    const byRoom = new Map<string, string[]>()
    for (const { room, position, entry } of [...filedIn(db), ...arrivedIn(db)])
      addTo(
        byRoom.getOrInsertComputed(room, () => []),
        room,
        position,
        entry,
      )
    return Array.from(byRoom, ([code, entries]) => foldRoom(code, entries))
  } finally {
    db.close()
  }
}

const filedIn = (db: DatabaseSync): Arrival[] =>
  db
    .prepare('SELECT room, position, entry FROM entries ORDER BY room, position')
    .all()
    .flatMap(({ room, position, entry }) =>
      entriesIn(entry as string).map((text, i) => ({
        room: room as string,
        position: (position as number) + i,
        entry: text,
      })),
    )

const arrivedIn = (db: DatabaseSync): Arrival[] => [...arrivalsIn(db)].flatMap(({ arrivals }) => arrivals)

/** What has arrived may lie with its room already, and then it is the same. */
function addTo(entries: string[], room: string, position: number, entry: string): void {
  if (position > entries.length + 1) throw new Error(`The journal of ${room} has a hole at ${position}.`)
  if (position === entries.length + 1) entries.push(entry)
  else if (entries[position - 1] !== entry)
    throw new Error(`The journal of ${room} has two entries at ${position}.`)
}

/** Folds the journal of a room from its beginning, as it is stored, with its links. */
export function foldRoom(code: string, stored: readonly string[]): FoldedRoom {
  const room = new Room(GAMES)
  const chain = new Chain(code)
  const requests: string[] = []
  let areCardsWhole = true
  let isAnswerDue = true
  for (const text of stored) {
    const entry = JSON.parse(chain.pass(text)) as RoomEvent
    if (entry.type === 'answered') isAnswerDue &&= room.match?.promptFor(entry.seat) != null
    room.apply(entry)
    if ('id' in entry) requests.push(entry.id)
    areCardsWhole &&= !room.match || isWhole(tableIn(room))
  }
  const { phase, version } = room.state
  return {
    code,
    phase,
    version,
    entries: stored.length,
    requests,
    areCardsWhole,
    isAnswerDue,
    views: viewsOf(room),
  }
}

function isWhole({ hands, aside, drawPile, discardPile, display, setup }: Table): boolean {
  const cards = [...hands.flat(), ...aside.flat(), ...drawPile, ...discardPile, ...display]
  return cards.length === setup.faces.length && new Set(cards).size === cards.length
}

function viewsOf(room: Room): Record<string, string> {
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
  return Object.fromEntries(room.state.members.map(({ identity }) => [identity, view(identity)]))
}
