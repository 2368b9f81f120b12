import { commitmentTo, type Decision, type Games, type MatchRecord, recordOf, sealed } from '@slapwise/kernel'
import type { Storage } from '../../journal/core/storage.ts'
import { RoomError } from '../commands/errors.ts'
import type { RoomEvent } from '../state/event.ts'
import { playerIn } from '../state/handover.ts'
import { Room } from '../state/room.ts'
import type { RoomState, SeatState, Stint } from '../state/room-state.ts'
import { entriesOf, ownTurn } from './slices.ts'

/** Everything about a room that who has opened it may take home: nothing of it is hidden from anybody any more. */
export interface RoomExport {
  readonly format: 'slapwise-room'
  readonly code: string
  readonly game: string
  readonly members: readonly string[]
  readonly chat: readonly { readonly name: string; readonly text: string }[]
  readonly matches: readonly MatchRecord[]
}

/** A record as it is stored: JSON, which nobody here has to open. */
export type RecordText = string

/** Keeps what happened in the match that has just ended in a room, as it was played, whatever becomes of the rules. */
export async function keepRecord(storage: Storage, room: Room): Promise<void> {
  const { code, matches, startedAt } = room.state
  const { position } = room
  const record = finish(room)
  const decisions = await decisionsIn(storage, code, startedAt, position)
  storage.records.keep(code, matches, JSON.stringify(record(decisions)))
}

export async function recordOfMatch(
  games: Games,
  storage: Storage,
  { state }: Room,
  number: number,
): Promise<RecordText> {
  if (!Number.isInteger(number) || number < 1 || number > finishedIn(state))
    throw new RoomError('not-over', 'There is no finished match of that number.')
  const kept = await storage.records.find(state.code, number)
  return kept ?? foldedRecord(games, storage, state.code, number)
}

const finishedIn = ({ phase, matches }: RoomState): number => (phase === 'playing' ? matches - 1 : matches)

/**
 * The journal folded once more, for matches that ended before records were kept, or just when a server went down: by
 * the version of the rules that they were played by, and only this once.
 */
async function foldedRecord(
  games: Games,
  storage: Storage,
  code: string,
  number: number,
): Promise<RecordText> {
  const room = await foldedUntil(games, storage, code, number)
  const record = finish(room)
  const decisions = await decisionsIn(storage, code, room.state.startedAt, room.position)
  const text = JSON.stringify(record(decisions))
  storage.records.keep(code, number, text)
  return text
}

/** The room at the end of one of its matches. */
async function foldedUntil(games: Games, { journal }: Storage, code: string, number: number): Promise<Room> {
  const room = new Room(games)
  for await (const entry of entriesOf(journal, code, 0)) {
    room.apply(entry)
    if (room.state.matches === number && room.state.phase === 'over') return room
  }
  throw new Error('A journal has no end of a match that is over.')
}

/** A decision, and the position of its entry. */
interface Placed extends Decision {
  readonly position: number
}

/** The decisions of the last match in these entries, without what was taken back. */
async function decisionsIn(
  { journal }: Storage,
  code: string,
  after: number,
  upTo: number,
): Promise<Placed[]> {
  let decisions: Placed[] = []
  let position = after
  for await (const entry of entriesOf(journal, code, after, upTo)) {
    position++
    if (entry.type === 'started' || entry.type === 'dealt') decisions = []
    if (entry.type === 'took-back') decisions.pop()
    if (entry.type === 'answered') decisions.push({ seat: entry.seat, answer: entry.answer, position })
  }
  return decisions
}

/** The record of the match that is over, as soon as its decisions are there: the room may have moved on by then. */
function finish(room: Room): (decisions: readonly Placed[]) => MatchRecord {
  const { game, settings, seed, taken } = room
  const { secret, rules: version } = room.state
  const match = room.match!
  const fairness = { commitment: commitmentTo(secret), secret, ...addedIn(taken) }
  const stints = taken.map((_, seat) => stintsOf(room, seat))
  return (decisions) =>
    sealed({
      ...recordOf({ game, version, settings, seed }, match, decisions),
      fairness,
      ...whoPlayed(stints, decisions),
    })
}

/** Everybody who played a seat, in order. */
function stintsOf({ state, position }: Room, seat: number): Stint[] {
  return [...state.seats[seat].before, { player: playerIn(state, seat), until: position }]
}

/** Who sat where at the end and, where seats were taken over, who played each of them from which decision on. */
function whoPlayed(
  stints: readonly (readonly Stint[])[],
  decisions: readonly Placed[],
): Pick<MatchRecord, 'players' | 'seatings'> {
  const countUntil = (last: number) => decisions.filter(({ position }) => position <= last).length
  const seatings = stints.map((ofSeat, seat) =>
    ofSeat
      .map(({ player }, i) => ({
        player: player ?? `bot ${seat + 1}`,
        from: i === 0 ? 0 : countUntil(ofSeat[i - 1].until),
      }))
      .filter(({ from }, i, all) => i === all.length - 1 || from < all[i + 1].from)
      .filter(({ player }, i, all) => player !== all[i - 1]?.player),
  )
  const players = seatings.map((ofSeat) => ofSeat.at(-1)!.player)
  return seatings.some(({ length }) => length > 1) ? { players, seatings } : { players }
}

/** The values that players added to the seed, and their pledges. */
function addedIn(taken: readonly SeatState[]): { salts: string[]; pledges: string[] } {
  const salts = taken.map(({ salt }) => salt)
  const pledges = taken.map(({ pledge }) => pledge ?? '')
  return { salts, pledges }
}

/**
 * A `RoomExport` as JSON, in chunks that are read one by one: a room may have more chat than fits into memory. The records are as
 * they were stored. Fails before the first chunk where the journal is damaged.
 */
export async function exportOf(games: Games, storage: Storage, room: Room): Promise<AsyncGenerator<string>> {
  const { code, game } = room.state
  const { position } = room
  const members: string[] = []
  for await (const entry of entriesOf(storage.journal, code, 0, position)) noteName(entry, members)
  const about: Omit<RoomExport, 'chat' | 'matches'> = { format: 'slapwise-room', code, game, members }
  const lists = {
    chat: chatIn(storage, code, position),
    matches: recordsOf(games, storage, room, finishedIn(room.state)),
  }
  return exportChunks(about, lists)
}

async function* exportChunks(
  about: object,
  lists: Readonly<Record<string, AsyncIterable<string>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(about).slice(0, -1)
  for (const [name, items] of Object.entries(lists)) {
    yield `,"${name}":[`
    let separator = ''
    for await (const item of items) {
      yield separator + item
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

async function* recordsOf(
  games: Games,
  storage: Storage,
  room: Room,
  count: number,
): AsyncGenerator<RecordText> {
  for (let number = 1; number <= count; number++) {
    yield await recordOfMatch(games, storage, room, number)
    await ownTurn()
  }
}

/** All that people said, under the names that they had then. */
async function* chatIn({ journal }: Storage, code: string, until: number): AsyncGenerator<string> {
  const names: string[] = []
  for await (const entry of entriesOf(journal, code, 0, until)) {
    noteName(entry, names)
    if (entry.type === 'said') yield JSON.stringify({ name: names[entry.by], text: entry.text })
  }
}

function noteName(entry: RoomEvent, names: string[]): void {
  if (entry.type === 'created') names.push(entry.name)
  if (entry.type === 'joined') names[entry.as ?? names.length] = entry.name
  if (entry.type === 'renamed') names[entry.by] = entry.name
}
