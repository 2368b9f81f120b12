/** Rooms for specs: written down entry by entry, with a secret that is always the same. */
import type { CardMatch, Question, Table } from '@slapwise/card-game'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import {
  commitToServerSeed,
  GameRegistry,
  isReaction,
  toPlain,
  commitToPlayerSeed,
  type Random,
  sampleAnswer,
  createRandom,
} from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'
import type { JournalEvent, MemberEvent } from '../rooms/state/journal-event.ts'
import { RoomState } from '../rooms/state/room-state.ts'
import type { GameSettings } from '../rules-for.ts'

/** What is played in the houses of specs: one game more than there is. */
export const TWO_GAMES = new GameRegistry(GAMES.defaultGame, crazyEights)

export const ROOM_CODE = 'bako-timu-rela-nopi'

/** A single round, with rare cards coming up: short, and full of reaction windows. */
export const SHORT_SETTINGS: GameSettings = { limit: 'none', steered: true, sets: ['base', 'troublemaker'] }

export const identityOf = (name: string): string => `identity-of-${name}`

export interface RecordedRoom {
  readonly events: JournalEvent[]
  readonly room: RoomState
}

/** Something more happens. */
export const applyEvent = ({ events: entries, room }: RecordedRoom, entry: JournalEvent): void => {
  room.apply(entry)
  entries.push(entry)
}

let requests = 0

export const createMemberEvent = (by: number, what: MemberEvent): JournalEvent => ({
  by,
  id: `deed-${requests++}`,
  ...what,
})

/** Begins the match that everybody is ready for, without pledges. */
export const createStartedEvent = ({ room }: RecordedRoom): MemberEvent & { type: 'started' } => ({
  type: 'started',
  game: room.data.game,
  rules: room.game.latestRulesVersion,
})

/** Deals from what these members have pledged, and reveal. */
export function dealWithSalts(story: RecordedRoom, salts: Readonly<Record<number, string>>): void {
  const commitment = commitToServerSeed(story.room.data.secret)
  const pledged = Object.entries(salts).map(([member, salt]) => [Number(member), salt] as const)
  for (const [member, salt] of pledged)
    applyEvent(story, createMemberEvent(member, { type: 'pledged', pledge: commitToPlayerSeed(commitment, salt) }))
  applyEvent(story, createMemberEvent(0, { ...createStartedEvent(story), type: 'closed' }))
  for (const [member, salt] of pledged)
    applyEvent(story, createMemberEvent(member, { type: 'revealed', salt }))
  applyEvent(story, { type: 'dealt' })
}

/** Somebody new comes in. */
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
  as: room.data.members.length,
})

/** The first one opens the room; all sit in their order and are ready. */
export function createLobby(
  names: readonly string[],
  settings: GameSettings = SHORT_SETTINGS,
  pace: Pace = 'normal',
  game = GAMES.defaultGame.id,
  games = TWO_GAMES,
): RecordedRoom {
  const story: RecordedRoom = { events: [], room: new RoomState(games) }
  const [host, ...others] = names
  applyEvent(story, {
    type: 'created',
    code: ROOM_CODE,
    game,
    identity: identityOf(host),
    name: host,
    avatar: null,
    isPublic: false,
    secret: 'the same as always',
    openedFrom: '',
  })
  applyEvent(story, createMemberEvent(0, { type: 'set', change: { settings, pace } }))
  for (const [i, name] of others.entries()) {
    applyEvent(story, createJoinedEvent(story, name))
    applyEvent(story, createMemberEvent(i + 1, { type: 'sat', seat: i + 1 }))
    applyEvent(story, createMemberEvent(i + 1, { type: 'readied', isReady: true }))
  }
  return story
}

export function createPlayingRoom(...lobbyOf: Parameters<typeof createLobby>): RecordedRoom {
  const story = createLobby(...lobbyOf)
  applyEvent(story, createMemberEvent(0, createStartedEvent(story)))
  return story
}

/** The people of a room, who have played something else before, play this next. */
export function playNextGame(
  story: RecordedRoom,
  game: string,
  settings: GameSettings,
  secret: string,
): RecordedRoom {
  playUntil(story, () => false)
  applyEvent(story, createMemberEvent(0, { type: 'rematched', secret }))
  applyEvent(story, createMemberEvent(0, { type: 'changed-game', game, change: { settings } }))
  for (const { member } of story.room.taken)
    if (member !== null && member > 0)
      applyEvent(story, createMemberEvent(member, { type: 'readied', isReady: true }))
  applyEvent(story, createMemberEvent(0, createStartedEvent(story)))
  return story
}

/** A match with a glance after almost every card, until there is one. */
export const createGlanceRoom = (names: readonly string[], pace?: Pace, seed?: string): RecordedRoom =>
  playUntil(createPlayingRoom(names, { snap: 'glance' }, pace, crazyEights.id), isInWindow(), seed)

/** Goes on with random answers until something holds, or the match is over. */
export function playUntil(
  story: RecordedRoom,
  holds: (room: RoomState) => boolean,
  seed = 'seed',
): RecordedRoom {
  const random = createRandom(seed)
  const { room } = story
  while (room.data.phase === 'playing' && !holds(room)) applyEvent(story, createRandomAnswer(room, random))
  return story
}

/** Random answers that lead a match to its end, without touching the room. */
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
    : createMemberEvent(member, { type: 'answered', seat, answer })
}

/** What is played in these rooms, unless it says otherwise. */
export const cardMatchOf = ({ match }: RoomState): CardMatch => match as CardMatch
export const tableOf = (room: RoomState): Table => cardMatchOf(room).state

export const questionOf = (room: RoomState): Question => cardMatchOf(room).prompts[0].question

/** A reaction window at which at least `asked` may throw something in. */
export const isInWindow =
  (asked = 1) =>
  (room: RoomState): boolean =>
    isReaction(room.match!.prompts[0].mode) && room.match!.prompts.length >= asked

export const isAtTurn = (room: RoomState): boolean => questionOf(room).ask === 'turn'

/** All there is to a room. What it saves may start from another checkpoint and come to the same. */
export const createComparableState = ({ data: state, position, match, seed, taken }: RoomState) => ({
  ...structuredClone({ state, position, seed }),
  table: match?.rules.serialize(match.state),
  prompts: match?.prompts.map(toPlain),
  answered: match?.prompts.map(({ seat }) => match.hasAnswered(seat)),
  mayTakeBack: match && taken.map((_, seat) => match.mayTakeBack(seat)),
})
