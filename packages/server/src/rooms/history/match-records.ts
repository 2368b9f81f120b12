import {
  botNameInRecord,
  commitToServerSeed,
  createRecord,
  type Decision,
  type GameRegistry,
  type MatchRecord,
  withDigest,
} from '@slapwise/kernel'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { SeatState, SeatStint } from '../state/room-data.ts'
import { RoomState } from '../state/room-state.ts'
import { playerNameAt } from '../state/seat-handover.ts'
import { countFinishedMatches } from '../views/room-preview.ts'
import { readEvents, waitForOwnTurn } from './read-events.ts'

/** Everything about a room that its creator may export; nothing in it is hidden any more. */
export interface RoomExport {
  readonly format: 'slapwise-room'
  readonly code: string
  readonly game: string
  readonly members: readonly string[]
  readonly chat: readonly { readonly name: string; readonly text: string }[]
  readonly matches: readonly MatchRecord[]
}

/** A match record as JSON; never parsed by the server. */
export type EncodedRecord = string

/** Stores the record of the match that has just ended, as it was played, independent of later rules. */
export async function saveMatchRecord(storage: ServerStorage, room: RoomState): Promise<void> {
  const { code, matchCount, startPosition } = room.data
  const { position } = room
  const record = prepareRecord(room)
  const decisions = await readDecisions(storage, code, startPosition, position)
  storage.records.saveOnce(code, matchCount, JSON.stringify(record(decisions)))
}

export async function readMatchRecord(
  games: GameRegistry,
  storage: ServerStorage,
  { data }: RoomState,
  number: number,
): Promise<EncodedRecord> {
  if (!Number.isInteger(number) || number < 1 || number > countFinishedMatches(data))
    throw new RoomError('not-over', 'There is no finished match with that number.')
  const kept = await storage.records.find(data.code, number)
  return kept ?? rebuildRecord(games, storage, data.code, number)
}

/**
 * Replays the journal for a match without a stored record, e.g. if the server crashed at its end. Uses the rules
 * version that it was played with, and stores the record.
 */
async function rebuildRecord(
  games: GameRegistry,
  storage: ServerStorage,
  code: string,
  number: number,
): Promise<EncodedRecord> {
  const room = await replayUntilMatchEnd(games, storage, code, number)
  const record = prepareRecord(room)
  const decisions = await readDecisions(storage, code, room.data.startPosition, room.position)
  const text = JSON.stringify(record(decisions))
  storage.records.saveOnce(code, number, text)
  return text
}

/** The room at the end of one of its matches. */
async function replayUntilMatchEnd(
  games: GameRegistry,
  { journal }: ServerStorage,
  code: string,
  number: number,
): Promise<RoomState> {
  const room = new RoomState(games)
  for await (const event of readEvents(journal, code, 0)) {
    room.apply(event)
    if (room.data.matchCount === number && room.data.phase === 'over') return room
  }
  throw new Error(`The journal of ${code} has no end of match ${number}.`)
}

/** A decision and the position of its event. */
interface PositionedDecision extends Decision {
  readonly position: number
}

/** The decisions of the last match in a range of events, without those taken back. */
async function readDecisions(
  { journal }: ServerStorage,
  code: string,
  after: number,
  untilPosition: number,
): Promise<PositionedDecision[]> {
  let decisions: PositionedDecision[] = []
  let position = after
  for await (const event of readEvents(journal, code, after, untilPosition)) {
    position++
    if (event.type === 'started' || event.type === 'dealt') decisions = []
    if (event.type === 'took-back') decisions.pop()
    if (event.type === 'answered') decisions.push({ seat: event.seat, answer: event.answer, position })
  }
  return decisions
}

/** Captures the state for a record at once, since the room may move on before the decisions are read. */
function prepareRecord(room: RoomState): (decisions: readonly PositionedDecision[]) => MatchRecord {
  const { game, settings, seed, takenSeats } = room
  const { serverSeed, rulesVersion: version } = room.data
  const match = room.match!
  const seedProof = {
    serverCommitment: commitToServerSeed(serverSeed),
    serverSeed,
    ...collectSeedContributions(takenSeats),
  }
  const stints = takenSeats.map((_, seat) => listStints(room, seat))
  return (decisions) =>
    withDigest({
      ...createRecord({ game, rulesVersion: version, settings, seed }, match, decisions),
      seedProof,
      ...listPlayers(stints, decisions),
    })
}

/** All players of a seat, in order. */
function listStints({ data, position }: RoomState, seat: number): SeatStint[] {
  return [...data.seats[seat].earlierStints, { player: playerNameAt(data, seat), untilPosition: position }]
}

/** The players at the end and, for seats that changed hands, who played them from which decision on. */
function listPlayers(
  stints: readonly (readonly SeatStint[])[],
  decisions: readonly PositionedDecision[],
): Pick<MatchRecord, 'players' | 'seatHistory'> {
  const countUntil = (last: number) => decisions.filter(({ position }) => position <= last).length
  const seatHistory = stints.map((stintsOfSeat, seat) =>
    stintsOfSeat
      .map(({ player }, i) => ({
        player: player ?? botNameInRecord(seat),
        fromDecision: i === 0 ? 0 : countUntil(stintsOfSeat[i - 1].untilPosition),
      }))
      .filter(({ fromDecision }, i, all) => i === all.length - 1 || fromDecision < all[i + 1].fromDecision)
      .filter(({ player }, i, all) => player !== all[i - 1]?.player),
  )
  const players = seatHistory.map((stintsOfSeat) => stintsOfSeat.at(-1)!.player)
  return seatHistory.some(({ length }) => length > 1) ? { players, seatHistory } : { players }
}

/** The seeds and commitments of all players. */
function collectSeedContributions(seats: readonly SeatState[]): {
  playerSeeds: string[]
  playerCommitments: string[]
} {
  return {
    playerSeeds: seats.map(({ playerSeed }) => playerSeed),
    playerCommitments: seats.map(({ seedCommitment }) => seedCommitment ?? ''),
  }
}

/**
 * Streams a `RoomExport` as JSON, read chunk by chunk: the chat may not fit into memory. Records are copied as they are
 * stored. Throws before the first chunk if the journal is damaged.
 */
export async function streamRoomExport(
  games: GameRegistry,
  storage: ServerStorage,
  room: RoomState,
): Promise<AsyncGenerator<string>> {
  const { code, game } = room.data
  const { position } = room
  const members: string[] = []
  for await (const event of readEvents(storage.journal, code, 0, position)) trackName(event, members)
  const about: Omit<RoomExport, 'chat' | 'matches'> = { format: 'slapwise-room', code, game, members }
  const lists = {
    chat: readChat(storage, code, position),
    matches: readMatchRecords(games, storage, room, countFinishedMatches(room.data)),
  }
  return encodeExport(about, lists)
}

async function* encodeExport(
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

async function* readMatchRecords(
  games: GameRegistry,
  storage: ServerStorage,
  room: RoomState,
  count: number,
): AsyncGenerator<EncodedRecord> {
  for (let number = 1; number <= count; number++) {
    yield await readMatchRecord(games, storage, room, number)
    await waitForOwnTurn()
  }
}

/** All chat lines, with the names that members had at that time. */
async function* readChat({ journal }: ServerStorage, code: string, until: number): AsyncGenerator<string> {
  const names: string[] = []
  for await (const event of readEvents(journal, code, 0, until)) {
    trackName(event, names)
    if (event.type === 'chatted') yield JSON.stringify({ name: names[event.by], text: event.text })
  }
}

function trackName(event: JournalEvent, names: string[]): void {
  if (event.type === 'created') names.push(event.name)
  if (event.type === 'joined') names[event.member ?? names.length] = event.name
  if (event.type === 'renamed') names[event.by] = event.name
}
