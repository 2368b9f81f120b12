/** Rooms for specs: recorded event by event, with a fixed server seed. */
import type { CardMatch, Question, Table } from '@slapwise/card-game'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import {
  commitToPlayerSeed,
  commitToServerSeed,
  createRandom,
  GameRegistry,
  isReaction,
  type Random,
  sampleAnswer,
  toPlain,
} from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'
import type { JournalEvent, RequestedEvent } from '../rooms/state/journal-event.ts'
import { RoomState } from '../rooms/state/room-state.ts'
import type { GameSettings } from '../rules-for.ts'

/** The games in specs: one more than is shipped. */
export const TWO_GAMES = new GameRegistry(GAMES.defaultGame, crazyEights)

export const ROOM_CODE = 'bako-timu-rela-nopi'

/** A single round with frequent rare cards: short, and full of reaction windows. */
export const SHORT_SETTINGS: GameSettings = { limit: 'none', steered: true, sets: ['base', 'troublemaker'] }

export const identityOf = (name: string): string => `identity-of-${name}`

export interface RecordedRoom {
  readonly events: JournalEvent[]
  readonly room: RoomState
}

export const applyEvent = ({ events, room }: RecordedRoom, event: JournalEvent): void => {
  room.apply(event)
  events.push(event)
}

let requests = 0

export const createRequestedEvent = (by: number, what: RequestedEvent): JournalEvent => ({
  by,
  id: `request-${requests++}`,
  ...what,
})

/** Starts the match that everybody is ready for, without commitments. */
export const createStartedEvent = ({ room }: RecordedRoom): RequestedEvent & { type: 'started' } => ({
  type: 'started',
  game: room.data.game,
  rulesVersion: room.game.latestRulesVersion,
})

/** Deals with the seeds of these members, after their commitments. */
export function dealWithPlayerSeeds(
  recording: RecordedRoom,
  playerSeeds: Readonly<Record<number, string>>,
): void {
  const commitment = commitToServerSeed(recording.room.data.serverSeed)
  const commitments = Object.entries(playerSeeds).map(
    ([member, playerSeed]) => [Number(member), playerSeed] as const,
  )
  for (const [member, playerSeed] of commitments)
    applyEvent(
      recording,
      createRequestedEvent(member, {
        type: 'committed-seed',
        commitment: commitToPlayerSeed(commitment, playerSeed),
      }),
    )
  applyEvent(
    recording,
    createRequestedEvent(0, { ...createStartedEvent(recording), type: 'closed-commitments' }),
  )
  for (const [member, playerSeed] of commitments)
    applyEvent(recording, createRequestedEvent(member, { type: 'revealed-seed', seed: playerSeed }))
  applyEvent(recording, { type: 'dealt' })
}

export const createJoinedEvent = (
  { room }: RecordedRoom,
  name: string,
  identity = identityOf(name),
): JournalEvent => ({
  type: 'joined',
  identity,
  name,
  avatar: null,
  id: `join-${identity}-1`,
  member: room.data.members.length,
})

/** The first member creates the room; all are seated in order and ready. */
export function createLobby(
  names: readonly string[],
  settings: GameSettings = SHORT_SETTINGS,
  pace: Pace = 'normal',
  game = GAMES.defaultGame.id,
  games = TWO_GAMES,
): RecordedRoom {
  const recording: RecordedRoom = { events: [], room: new RoomState(games) }
  const [host, ...others] = names
  applyEvent(recording, {
    type: 'created',
    code: ROOM_CODE,
    game,
    identity: identityOf(host),
    name: host,
    avatar: null,
    isPublic: false,
    serverSeed: 'the same as always',
    creatorAddressHash: '',
  })
  applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { settings, pace } }))
  for (const [i, name] of others.entries()) {
    applyEvent(recording, createJoinedEvent(recording, name))
    applyEvent(recording, createRequestedEvent(i + 1, { type: 'sat', seat: i + 1 }))
    applyEvent(recording, createRequestedEvent(i + 1, { type: 'readied', isReady: true }))
  }
  return recording
}

export function createPlayingRoom(...lobbyOf: Parameters<typeof createLobby>): RecordedRoom {
  const recording = createLobby(...lobbyOf)
  applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
  return recording
}

/** The members of a room, who have played another game before, play this one next. */
export function playNextGame(
  recording: RecordedRoom,
  game: string,
  settings: GameSettings,
  serverSeed: string,
): RecordedRoom {
  playUntil(recording, () => false)
  applyEvent(recording, createRequestedEvent(0, { type: 'rematched', serverSeed }))
  applyEvent(recording, createRequestedEvent(0, { type: 'changed-game', game, change: { settings } }))
  for (const { member } of recording.room.takenSeats)
    if (member !== null && member > 0)
      applyEvent(recording, createRequestedEvent(member, { type: 'readied', isReady: true }))
  applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
  return recording
}

/** A match with a glance window after almost every card, played until the first one. */
export const createGlanceRoom = (names: readonly string[], pace?: Pace, seed?: string): RecordedRoom =>
  playUntil(createPlayingRoom(names, { snap: 'glance' }, pace, crazyEights.id), isInWindow(), seed)

/** Plays random answers until a condition holds, or the match is over. */
export function playUntil(
  recording: RecordedRoom,
  holds: (room: RoomState) => boolean,
  seed = 'seed',
): RecordedRoom {
  const random = createRandom(seed)
  const { room } = recording
  while (room.data.phase === 'playing' && !holds(room))
    applyEvent(recording, createRandomAnswer(room, random))
  return recording
}

/** Random answers that lead a match to its end, without changing the room. */
export function playRandomlyToEnd(room: RoomState): JournalEvent[] {
  const twin = RoomState.restore(room.games, room.save())
  return playUntil({ events: [], room: twin }, () => false).events
}

export function createRandomAnswer(room: RoomState, random: Random): JournalEvent {
  const { seat } = room.match!.prompts.find((prompt) => room.match!.promptFor(prompt.seat) !== null)!
  const answer = sampleAnswer(room.match!.promptFor(seat)!.choice, random)
  const { member } = room.data.seats[seat]
  return member === null
    ? { type: 'answered', seat, answer, by: 'bot' }
    : createRequestedEvent(member, { type: 'answered', seat, answer })
}

/** The match of a room that plays the default game. */
export const cardMatchOf = ({ match }: RoomState): CardMatch => match as CardMatch
export const tableOf = (room: RoomState): Table => cardMatchOf(room).state

export const questionOf = (room: RoomState): Question => cardMatchOf(room).prompts[0].question

/** A reaction window in which at least `asked` seats can react. */
export const isInWindow =
  (asked = 1) =>
  (room: RoomState): boolean =>
    isReaction(room.match!.prompts[0].mode) && room.match!.prompts.length >= asked

export const isAtTurn = (room: RoomState): boolean => questionOf(room).ask === 'turn'

/** Everything about a room that has to be equal after loading; the saved match itself may have other checkpoints. */
export const createComparableState = ({ data, position, match, seed, takenSeats }: RoomState) => ({
  ...structuredClone({ state: data, position, seed }),
  table: match?.rules.serialize(match.state),
  prompts: match?.prompts.map(toPlain),
  answered: match?.prompts.map(({ seat }) => match.hasAnswered(seat)),
  mayTakeBack: match && takenSeats.map((_, seat) => match.mayTakeBack(seat)),
})
