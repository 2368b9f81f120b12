import { commitmentTo, type Decision, type Games, type MatchRecord, recordOf, sealed } from '@slapwise/kernel'
import type { EntryText, Storage } from '../journal/storage.ts'
import { Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { Room } from './room.ts'
import type { RoomState, SeatState } from './room-state.ts'

/** Everything about a room that its host may take home: nothing of it is hidden from anybody any more. */
export interface RoomExport {
  readonly format: 'slapwise-room'
  readonly code: string
  readonly game: string
  readonly members: readonly string[]
  readonly chat: readonly { readonly name: string; readonly text: string }[]
  readonly matches: readonly MatchRecord[]
}

/** Keeps what happened in the match that has just ended in a room, as it was played, whatever becomes of the rules. */
export async function keepRecord({ journal, records }: Storage, room: Room): Promise<void> {
  const { code, matches, startedAt } = room.state
  const length = room.position - startedAt
  const record = finish(room)
  const entries = await journal.read(code, startedAt)
  records.keep(code, matches, JSON.stringify(record(decisionsIn(entries.slice(0, length)))))
}

export async function recordOfMatch(
  games: Games,
  storage: Storage,
  { state }: Room,
  number: number,
): Promise<MatchRecord> {
  if (!Number.isInteger(number) || number < 1 || number > finishedIn(state))
    throw new Refused('not-over', 'There is no finished match of that number.')
  const kept = await storage.records.find(state.code, number)
  return kept === null ? foldedRecord(games, storage, state.code, number) : JSON.parse(kept)
}

const finishedIn = ({ phase, matches }: RoomState): number => (phase === 'playing' ? matches - 1 : matches)

/**
 * The journal folded once more, for matches that ended before records were kept, or just when a server went down: by
 * the version of the rules that they were played by, and only this once.
 */
async function foldedRecord(
  games: Games,
  { journal, records }: Storage,
  code: string,
  number: number,
): Promise<MatchRecord> {
  const room = new Room(games)
  const entries = await journal.read(code, 0)
  while (room.state.matches < number || room.state.phase !== 'over')
    room.apply(JSON.parse(entries[room.position]) as Entry)
  const record = finish(room)(decisionsIn(entries.slice(room.state.startedAt, room.position)))
  records.keep(code, number, JSON.stringify(record))
  return record
}

/** The decisions of the last match in these entries, without what was taken back. */
function decisionsIn(entries: readonly EntryText[]): Decision[] {
  let decisions: Decision[] = []
  for (const text of entries) {
    const entry = JSON.parse(text) as Entry
    if (entry.did === 'started' || entry.did === 'dealt') decisions = []
    if (entry.did === 'undid') decisions.pop()
    if (entry.did === 'decided' || entry.did === 'answered')
      decisions.push({ seat: entry.seat, answer: entry.answer })
  }
  return decisions
}

/** The record of the match that is over, as soon as its decisions are there: the room may have moved on by then. */
function finish(room: Room): (decisions: readonly Decision[]) => MatchRecord {
  const { game, settings, seed, taken } = room
  const { secret, members, rules: version } = room.state
  const match = room.match!
  const fairness = { commitment: commitmentTo(secret), secret, ...addedIn(taken) }
  const players = taken.map(({ member }, seat) =>
    member === null ? `bot ${seat + 1}` : members[member].name,
  )
  return (decisions) =>
    sealed({ ...recordOf({ game, version, settings, seed }, match, decisions), fairness, players })
}

/** What everybody added to the seed, and what they were bound to, if anybody was. */
function addedIn(taken: readonly SeatState[]): { salts: string[]; pledges?: string[] } {
  const salts = taken.map(({ salt }) => salt)
  const pledges = taken.map(({ pledge }) => pledge ?? '')
  return pledges.some((pledge) => pledge !== '') ? { salts, pledges } : { salts }
}

export async function exportOf(games: Games, storage: Storage, room: Room): Promise<RoomExport> {
  const { code, game } = room.state
  const { names, chat } = talkIn(await storage.journal.read(code, 0))
  const records: MatchRecord[] = []
  for (let number = 1; number <= finishedIn(room.state); number++)
    records.push(await recordOfMatch(games, storage, room, number))
  return { format: 'slapwise-room', code, game, members: names, chat, matches: records }
}

/** Who was there, and what they said under the name that they had then. */
function talkIn(entries: readonly EntryText[]): { names: string[]; chat: { name: string; text: string }[] } {
  const names: string[] = []
  const chat: { name: string; text: string }[] = []
  for (const text of entries) {
    const entry = JSON.parse(text) as Entry
    if (entry.did === 'created' || entry.did === 'joined') names.push(entry.name)
    if (entry.did === 'renamed') names[entry.by] = entry.name
    if (entry.did === 'said') chat.push({ name: names[entry.by], text: entry.text })
  }
  return { names, chat }
}
