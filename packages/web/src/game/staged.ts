import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  botName,
  canOnlyPass,
  MatchHost,
  type Players,
  seeded,
} from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import { Store } from '../browser/store.ts'
import { facesOf } from '../look/face/face.ts'
import type { PauseVote, Person, TableSource, TableState } from './source.ts'

/** A match that was laid out on purpose, and who looks at it. */
export interface Staged {
  readonly game: AnyGame
  readonly match: AnyMatch
  readonly settings: Players
  readonly people: readonly Person[]
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null
  readonly clock: ClockView | null
  /** Who lets whoever looks see their hand. */
  readonly shows: readonly number[]
  /** A vote on a break, or on its end. */
  readonly pause?: PauseVote
  /** What was told before. */
  readonly before: readonly object[]
  /** What has happened just now. */
  readonly fresh?: readonly object[]
}

/** Somebody who has no name of their own. */
export const someBot = (seat: number): Partial<Person> => ({ isBot: true, name: botName(seat, []) })

/** People of these names, and what is special about some of them. */
export function named(
  names: readonly string[],
  special: Readonly<Record<string, Partial<Person>>> = {},
): Person[] {
  const people = names.map((name) => ({
    name,
    isBot: false,
    isAway: false,
    isOnline: true,
    ...special[name],
  }))
  const faces = facesOf(
    people.map(({ name, isBot }, seat) => ({ name, avatar: null, member: isBot ? null : seat })),
  )
  return people.map((person, seat) => ({ ...person, face: faces[seat] }))
}

/** What a moment says about a break: who wants it, or wants it to end. */
export interface StagedPause {
  readonly isPaused: boolean
  readonly voters: readonly string[]
}

/** A vote of these people, of whom more than half decide. */
export const pauseVote = ({ isPaused, voters }: StagedPause, names: readonly string[]): PauseVote => ({
  isPaused,
  voters: voters.map((name) => names.indexOf(name)),
  needed: Math.floor(names.length / 2) + 1,
})

/** So many answers of the others at most follow on one's own. */
const MOST_ANSWERS = 400

const UNSEEN = (): void => {}

/** Nobody waits here, but a window looks as it does in a room. */
const UNHEARD = { holdOn() {}, dontAsk() {} }

/** A table that stands at this moment and goes on from there, with bots in the other seats. */
export function playOn({
  game,
  match,
  settings,
  people,
  seat,
  clock,
  shows,
  pause,
  before,
  fresh = [],
}: Staged): TableSource {
  const host = new MatchHost(game, match)
  const random = seeded('stage')
  const bot = game.bots[game.substitute]
  const view = () => {
    const { own, ...seen } = host.viewFor(seat)
    return { ...seen, own: pause?.isPaused ? { ...own, prompt: null } : own }
  }
  const look = (log: readonly object[], news: readonly object[]): TableState => ({
    settings,
    rules: game.version,
    people,
    match: {
      ...view(),
      clock,
      shown: Object.fromEntries(shows.map((owner) => [owner, game.handOf(match, owner)])),
    },
    clock,
    log,
    fresh: news,
    ...(pause && { pause }),
  })
  const store = new Store<TableState>(look(before, fresh))
  const tell = (): void => {
    const news = host.takeFactsFor(seat)
    store.set(look([...store.get().log, ...news], news))
  }
  const answer = async (given: Answer): Promise<boolean> => {
    if (seat === null || host.answer(seat, given)) return false
    for (let i = 0; i < MOST_ANSWERS && !match.over && !isAsked(match, seat); i++) {
      const [next] = host.awaited
      if (next === seat) host.passFor(seat)
      else host.answer(next, askBot(game, bot, match, next, random))
    }
    tell()
    return true
  }
  const takeBack = (): void => {
    if (seat !== null && !host.takeBack(seat)) tell()
  }
  return {
    subscribe: store.subscribe,
    state: store.get,
    answer,
    takeBack,
    pull: UNSEEN,
    vote: UNSEEN,
    window: UNHEARD,
    beat: () => 0,
  }
}

/** A glance asks nothing of who holds nothing. */
function isAsked(match: AnyMatch, seat: number): boolean {
  const prompt = match.promptFor(seat)
  return prompt !== null && !(prompt.manner === 'glance' && canOnlyPass(prompt))
}
