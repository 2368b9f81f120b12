import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  canOnlyPass,
  type Players,
  seeded,
  told,
} from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import type { PauseVote, Person, TableSource, TableState } from './source.ts'
import { Store } from './store.ts'

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

/** People of these names, and what is special about some of them. */
export const named = (
  names: readonly string[],
  special: Readonly<Record<string, Partial<Person>>> = {},
): Person[] =>
  names.map((name) => ({
    name,
    avatar: null,
    isBot: false,
    isAway: false,
    isOnline: true,
    ...special[name],
  }))

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
  const random = seeded('stage')
  const bot = game.bots[game.substitute]
  let promptNumber = 1
  const look = (log: readonly object[], news: readonly object[]): TableState => ({
    settings,
    rules: game.version,
    people,
    match: {
      table: game.publicView(match),
      own: pause?.isPaused ? { ...game.ownView(match, seat), prompt: null } : game.ownView(match, seat),
      promptNumber,
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
    promptNumber++
    const news = match.takeFacts().map((fact) => told(fact, seat))
    store.set(look([...store.get().log, ...news], news))
  }
  const answer = async (given: Answer): Promise<boolean> => {
    if (seat === null || match.answer(seat, given)) return false
    for (let i = 0; i < MOST_ANSWERS && !match.over && !isAsked(match, seat); i++) {
      const asked = match.prompts.find((open) => match.promptFor(open.seat))!
      const next = asked.seat === seat ? asked.fallback : askBot(game, bot, match, asked.seat, random)
      match.answer(asked.seat, next)
    }
    tell()
    return true
  }
  const takeBack = (): void => {
    if (seat !== null && !match.takeBack(seat)) tell()
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
