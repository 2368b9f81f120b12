/** Rooms for specs: written down entry by entry, with a secret that is always the same. */
import type { CardMatch, Question, Table } from '@slapwise/card-game'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import {
  commitmentTo,
  Games,
  isReaction,
  plainly,
  pledgeTo,
  type Random,
  sampleAnswer,
  seeded,
} from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'
import type { MemberEvent, RoomEvent } from '../rooms/state/event.ts'
import { Room } from '../rooms/state/room.ts'
import type { GameSettings } from '../rules-for.ts'

/** What is played in the houses of specs: one game more than there is. */
export const TWO_GAMES = new Games(GAMES.first, crazyEights)

export const CODE = 'bako-timu-rela-nopi'

/** A single round, with rare cards coming up: short, and full of reaction windows. */
export const SHORT: GameSettings = { limit: 'none', steered: true, sets: ['base', 'troublemaker'] }

export const identityOf = (name: string): string => `identity-of-${name}`

export interface Story {
  readonly entries: RoomEvent[]
  readonly room: Room
}

/** Something more happens. */
export const tell = ({ entries, room }: Story, entry: RoomEvent): void => {
  room.apply(entry)
  entries.push(entry)
}

let requests = 0

export const deed = (by: number, what: MemberEvent): RoomEvent => ({ by, id: `deed-${requests++}`, ...what })

/** Begins the match that everybody is ready for, without pledges. */
export const startIn = ({ room }: Story): MemberEvent & { type: 'started' } => ({
  type: 'started',
  game: room.state.game,
  rules: room.game.version,
})

/** Deals from what these members have pledged, and reveal. */
export function dealWith(story: Story, salts: Readonly<Record<number, string>>): void {
  const commitment = commitmentTo(story.room.state.secret)
  const pledged = Object.entries(salts).map(([member, salt]) => [Number(member), salt] as const)
  for (const [member, salt] of pledged)
    tell(story, deed(member, { type: 'pledged', pledge: pledgeTo(commitment, salt) }))
  tell(story, deed(0, { ...startIn(story), type: 'closed' }))
  for (const [member, salt] of pledged) tell(story, deed(member, { type: 'revealed', salt }))
  tell(story, { type: 'dealt' })
}

/** Somebody new comes in. */
export const joined = ({ room }: Story, name: string, identity = identityOf(name)): RoomEvent => ({
  type: 'joined',
  identity,
  name,
  avatar: null,
  id: `join-${identity}-1`,
  as: room.state.members.length,
})

/** The first one opens the room; all sit in their order and are ready. */
export function lobby(
  names: readonly string[],
  settings: GameSettings = SHORT,
  pace: Pace = 'normal',
  game = GAMES.first.id,
  games = TWO_GAMES,
): Story {
  const story: Story = { entries: [], room: new Room(games) }
  const [host, ...others] = names
  tell(story, {
    type: 'created',
    code: CODE,
    game,
    identity: identityOf(host),
    name: host,
    avatar: null,
    isPublic: false,
    secret: 'the same as always',
    openedFrom: '',
  })
  tell(story, deed(0, { type: 'set', change: { settings, pace } }))
  for (const [i, name] of others.entries()) {
    tell(story, joined(story, name))
    tell(story, deed(i + 1, { type: 'sat', seat: i + 1 }))
    tell(story, deed(i + 1, { type: 'readied', isReady: true }))
  }
  return story
}

export function playing(...lobbyOf: Parameters<typeof lobby>): Story {
  const story = lobby(...lobbyOf)
  tell(story, deed(0, startIn(story)))
  return story
}

/** The people of a room, who have played something else before, play this next. */
export function playingNext(story: Story, game: string, settings: GameSettings, secret: string): Story {
  until(story, () => false)
  tell(story, deed(0, { type: 'rematched', secret }))
  tell(story, deed(0, { type: 'changed-game', game, change: { settings } }))
  for (const { member } of story.room.taken)
    if (member !== null && member > 0) tell(story, deed(member, { type: 'readied', isReady: true }))
  tell(story, deed(0, startIn(story)))
  return story
}

/** A match with a glance after almost every card, until there is one. */
export const glancing = (names: readonly string[], pace?: Pace, seed?: string): Story =>
  until(playing(names, { snap: 'glance' }, pace, crazyEights.id), inWindow(), seed)

/** Goes on with random answers until something holds, or the match is over. */
export function until(story: Story, holds: (room: Room) => boolean, seed = 'seed'): Story {
  const random = seeded(seed)
  const { room } = story
  while (room.state.phase === 'playing' && !holds(room)) tell(story, randomAnswer(room, random))
  return story
}

/** Random answers that lead a match to its end, without touching the room. */
export function randomEnd(room: Room): RoomEvent[] {
  const twin = Room.restore(room.games, room.save())
  return until({ entries: [], room: twin }, () => false).entries
}

export function randomAnswer(room: Room, random: Random): RoomEvent {
  const { seat } = room.match!.prompts.find((prompt) => room.match!.promptFor(prompt.seat) !== null)!
  const answer = sampleAnswer(room.match!.promptFor(seat)!.choice, random)
  const { member } = room.state.seats[seat]
  return member === null
    ? { type: 'answered', seat, answer, by: 'bot' }
    : deed(member, { type: 'answered', seat, answer })
}

/** What is played in these rooms, unless it says otherwise. */
export const matchIn = ({ match }: Room): CardMatch => match as CardMatch
export const tableIn = (room: Room): Table => matchIn(room).state

export const questionOf = (room: Room): Question => matchIn(room).prompts[0].question

/** A reaction window at which at least `asked` may throw something in. */
export const inWindow =
  (asked = 1) =>
  (room: Room): boolean =>
    isReaction(room.match!.prompts[0].manner) && room.match!.prompts.length >= asked

export const atTurn = (room: Room): boolean => questionOf(room).ask === 'turn'

/** All there is to a room. What it saves may start from another checkpoint and come to the same. */
export const imageOf = ({ state, position, match, seed, taken }: Room) => ({
  ...structuredClone({ state, position, seed }),
  table: match?.rules.pack(match.state),
  prompts: match?.prompts.map(plainly),
  answered: match?.prompts.map(({ seat }) => match.hasAnswered(seat)),
  mayTakeBack: match && taken.map((_, seat) => match.mayTakeBack(seat)),
})
