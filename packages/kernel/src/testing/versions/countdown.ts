/**
 * A minimal game whose rules have changed once: an example of a version gate, for tests of matches of earlier versions.
 * In turn, each player takes one to three from a pile.
 */
import { z } from 'zod'
import { sha256 } from '../../fairness/sha256.ts'
import type { Fact, SeatTakeover } from '../../match/fact.ts'
import type { Game } from '../../match/game.ts'
import type { Rules } from '../../match/rules.ts'
import type { Prompt, Seat } from '../../match/script.ts'
import { toOwnPrompt, toPublicPrompts } from '../../match/view.ts'
import { NORMAL_DURATION } from '../../pacing/step-duration.ts'
import { copyRandom, createFastRandom, createRandom, type Random, randomBelow } from '../../random/random.ts'

const LATEST_RULES_VERSION = 2

/** The version gate: since version 2, the player who takes the last one loses. */
const isLastTakerLoser = (version: number): boolean => version >= 2

const MAX_TAKEN = 3
const MIN_PILE_SIZE = 10

const settings = z.strictObject({ players: z.int().min(2).max(4) })
type Settings = z.infer<typeof settings>

type PublicFact = { readonly kind: 'took' | 'undid'; readonly seat: Seat } | SeatTakeover

interface State {
  facts: Fact<PublicFact>[] | null
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
  const options = Array.from({ length: Math.min(pile, MAX_TAKEN) }, (_, i) => i + 1)
  return {
    seat: turn,
    mode: 'decide',
    question: 'take',
    choice: { kind: 'one', of: 'count', options },
    fallback: 1,
  }
}

function take(state: State, count: number, version: number): void {
  const { turn, players } = state
  state.facts?.push({ publicPart: { kind: 'took', seat: turn } })
  state.pile -= count
  state.turn = (turn + 1) % players
  if (state.pile > 0) return
  const seats = Array.from({ length: players }, (_, seat) => seat)
  state.winners = isLastTakerLoser(version) ? seats.filter((seat) => seat !== turn) : [turn]
}

const createRules = (
  { players }: Settings,
  version: number,
): Rules<State, Question, Fact<PublicFact>, never> => ({
  createState(seed, collectsFacts) {
    const random = createRandom(seed)
    const pile = MIN_PILE_SIZE + randomBelow(random, MIN_PILE_SIZE)
    return { facts: collectsFacts ? [] : null, players, pile, turn: 0, winners: [], random }
  },
  isNewDeal: () => false,
  copyState: copy,
  nextScript: () => null,
  nextPrompt: prompt,
  applyAnswer: (state, answer) => take(state, answer as number, version),
  explainIllegal: () => null,
  isRevealing: () => false,
  randomCounter: ({ random }) => random.d,
  takeBackFact: (seat) => ({ publicPart: { kind: 'undid', seat } }),
  takeoverFact: (takeover) => ({ publicPart: takeover }),
  reseed(state, seed) {
    state.random = createFastRandom(seed)
  },
  serialize: copy,
  deserialize: (packed) => copy(packed as State),
})

export const countdown: Game<Settings, State, Question, Fact<PublicFact>, never> = {
  id: 'countdown',
  latestRulesVersion: LATEST_RULES_VERSION,
  minPlayers: 2,
  maxPlayers: 4,
  settingsSchema: settings,
  createRules: createRules,
  publicView: (position) => ({
    round: 1,
    openPrompts: toPublicPrompts(position),
    scores: Array.from({ length: position.state.players }, () => 0),
    scoreSheet: [],
    winners: position.state.winners,
  }),
  ownView: (position, seat) => ({
    seat,
    prompt: toOwnPrompt(position, seat),
    mayTakeBack: seat !== null && position.mayTakeBack(seat),
  }),
  handView: () => [],
  roundNumber: () => 1,
  stepDuration: () => NORMAL_DURATION,
  affectedSeats: () => [],
  factMark: () => null,
  isTurnStart: () => true,
  digest: ({ state: { pile, turn, winners } }) => sha256(JSON.stringify([pile, turn, winners])),
  determinize: (match) => match.fork(),
  listingDetails: () => null,
  catalogue: () => ({}),
  bots: { chaotic: { answer: ({ prompt: asked }) => asked.fallback } },
  advise: ({ prompt: asked }) => ({ answer: asked.fallback, reasons: [] }),
  substituteLevel: 'chaotic',
  searchHeuristics: null,
}
