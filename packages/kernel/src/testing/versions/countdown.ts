/**
 * The smallest game whose rules have changed once: an example of a version gate, for tests of what matches of earlier
 * versions rely on. In turn, everybody takes one to three from a pile.
 */
import { z } from 'zod'
import { sha256 } from '../../fairness/sha256.ts'
import type { Fact, TookOver } from '../../match/fact.ts'
import type { Game } from '../../match/game.ts'
import type { Rules } from '../../match/rules.ts'
import type { Prompt, Seat } from '../../match/script.ts'
import { promptIn, waitingIn } from '../../match/view.ts'
import { PLAIN } from '../../pacing/beat.ts'
import { below, copyRandom, numbered, type Random, seeded } from '../../random/random.ts'

const VERSION = 2

/** The gate: since version 2, whoever takes the last one loses. */
const isLastLost = (version: number): boolean => version >= 2

const MOST_TAKEN = 3
const LEAST_PILE = 10

const settings = z.strictObject({ players: z.int().min(2).max(4) })
type Settings = z.infer<typeof settings>

type News = { readonly kind: 'took' | 'undid'; readonly seat: Seat } | TookOver

interface State {
  facts: Fact<News>[] | null
  readonly players: number
  pile: number
  turn: Seat
  winners: readonly Seat[]
  random: Random
}

type Question = 'take'

const copy = (state: State): State => ({ ...state, facts: null, random: copyRandom(state.random) })

function prompt({ pile, turn }: State): Prompt<Question> | null {
  if (pile === 0) return null
  const options = Array.from({ length: Math.min(pile, MOST_TAKEN) }, (_, i) => i + 1)
  return {
    seat: turn,
    manner: 'decide',
    question: 'take',
    choice: { kind: 'one', of: 'count', options },
    fallback: 1,
  }
}

function take(state: State, count: number, version: number): void {
  const { turn, players } = state
  state.facts?.push({ news: { kind: 'took', seat: turn } })
  state.pile -= count
  state.turn = (turn + 1) % players
  if (state.pile > 0) return
  const seats = Array.from({ length: players }, (_, seat) => seat)
  state.winners = isLastLost(version) ? seats.filter((seat) => seat !== turn) : [turn]
}

const rulesFor = ({ players }: Settings, version: number): Rules<State, Question, Fact<News>, never> => ({
  begin(seed, isHeard) {
    const random = seeded(seed)
    const pile = LEAST_PILE + below(random, LEAST_PILE)
    return { facts: isHeard ? [] : null, players, pile, turn: 0, winners: [], random }
  },
  isNewDeal: () => false,
  copy,
  script: () => null,
  prompt,
  act: (state, answer) => take(state, answer as number, version),
  whyNot: () => null,
  reveals: () => false,
  luck: ({ random }) => random.d,
  takenBack: (seat) => ({ news: { kind: 'undid', seat } }),
  tookOver: (news) => ({ news }),
  reseed(state, seed) {
    state.random = numbered(seed)
  },
  pack: copy,
  unpack: (packed) => copy(packed as State),
})

export const countdown: Game<Settings, State, Question, Fact<News>, never> = {
  id: 'countdown',
  version: VERSION,
  leastPlayers: 2,
  mostPlayers: 4,
  settings,
  rules: rulesFor,
  publicView: (position) => ({
    round: 1,
    waiting: waitingIn(position),
    scores: Array.from({ length: position.state.players }, () => 0),
    sheet: [],
    winners: position.state.winners,
  }),
  ownView: (position, seat) => ({
    seat,
    prompt: promptIn(position, seat),
    mayTakeBack: seat !== null && position.mayTakeBack(seat),
  }),
  handOf: () => [],
  roundOf: () => 1,
  beat: () => PLAIN,
  opensTurn: () => true,
  digest: ({ state: { pile, turn, winners } }) => sha256(JSON.stringify([pile, turn, winners])),
  imagine: (match) => match.fork(),
  listing: () => null,
  catalogue: () => ({}),
  bots: { chaotic: { answer: ({ prompt: asked }) => asked.fallback } },
  substitute: 'chaotic',
  wits: null,
}
