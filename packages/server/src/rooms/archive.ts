import { commitmentTo, type Decision, type Games, type MatchRecord, recordOf } from '@slapwise/kernel'
import type { Storage } from '../journal/storage.ts'
import { Refused } from './decide.ts'
import type { Entry } from './entry.ts'
import { Room } from './room.ts'

/** Everything about a room that its host may take home: nothing of it is hidden from anybody any more. */
export interface RoomExport {
  readonly format: 'slapwise-room'
  readonly code: string
  readonly game: string
  readonly members: readonly string[]
  readonly chat: readonly { readonly name: string; readonly text: string }[]
  readonly matches: readonly MatchRecord[]
}

export async function recordOfMatch(
  games: Games,
  storage: Storage,
  code: string,
  number: number,
): Promise<MatchRecord> {
  const match = (await finishedMatches(games, storage, code))[number - 1]
  if (!match) throw new Refused('not-over', 'There is no finished match of that number.')
  return match
}

export async function exportOf(games: Games, storage: Storage, code: string): Promise<RoomExport> {
  const room = new Room(games)
  const chat: { name: string; text: string }[] = []
  for (const text of await storage.journal.read(code, 0)) {
    const entry = JSON.parse(text) as Entry
    room.apply(entry)
    if (entry.did === 'said') chat.push({ name: room.state.members[entry.by].name, text: entry.text })
  }
  return {
    format: 'slapwise-room',
    code,
    game: room.state.game,
    members: room.state.members.map(({ name }) => name),
    chat,
    matches: await finishedMatches(games, storage, code),
  }
}

/** The journal folded once more, without what was taken back; a match that is still running is left out. */
async function finishedMatches(games: Games, { journal }: Storage, code: string): Promise<MatchRecord[]> {
  const room = new Room(games)
  const matches: MatchRecord[] = []
  let decisions: Decision[] = []
  for (const text of await journal.read(code, 0)) {
    const entry = JSON.parse(text) as Entry
    room.apply(entry)
    if (entry.did === 'started') decisions = []
    if (entry.did === 'undid') decisions.pop()
    if (entry.did !== 'decided' && entry.did !== 'answered') continue
    decisions.push({ seat: entry.seat, answer: entry.answer })
    if (room.state.phase === 'over') matches.push(finish(room, decisions))
  }
  return matches
}

function finish(room: Room, decisions: readonly Decision[]): MatchRecord {
  const { game, settings, seed, match } = room
  const { secret, members, rules: version } = room.state
  return {
    ...recordOf({ game, version, settings, seed }, match!, decisions),
    fairness: {
      commitment: commitmentTo(secret),
      secret,
      salts: room.taken.map(({ salt }) => salt),
    },
    players: room.taken.map(({ member }, seat) =>
      member === null ? `bot ${seat + 1}` : members[member].name,
    ),
  }
}
