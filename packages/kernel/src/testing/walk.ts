import fc from 'fast-check'
import { type Answer, sampleAnswer } from '../choice/choice.ts'
import type { AnyGame, AnyMatch, Players } from '../match/game.ts'
import { type Decision, Match } from '../match/match.ts'
import type { Prompt } from '../match/script.ts'
import { below, type Random, seeded } from '../random/random.ts'

export type MatchOf<G extends AnyGame> = Parameters<G['digest']>[0]

/** What a random match is started with. */
export interface Start {
  readonly settings: Players
  readonly seed: string
}

export const anyStart = (anySettings: fc.Arbitrary<Players>): fc.Arbitrary<Start> =>
  fc.record({ settings: anySettings, seed: fc.string({ maxLength: 8 }) })

/** One decision of a random match, before it is made. */
export interface Step<M> {
  readonly match: M
  readonly prompt: Prompt<unknown>
  readonly answer: Answer
  /** What others have answered already, and sealed. */
  readonly sealed: readonly Decision[]
  readonly random: Random
}

/** In whatever game: far more answers than anybody would give. */
const FOR_EVER = 50_000

export function begin<G extends AnyGame>(game: G, { settings, seed }: Start): MatchOf<G> {
  return Match.start(game.rules(game.settings.parse(settings), game.version), seed, true) as MatchOf<G>
}

/** Plays a match at random to its end. Sealed questions are answered in a random order. */
export function walk<G extends AnyGame>(
  game: G,
  start: Start,
  visit: (step: Step<MatchOf<G>>) => void = () => {},
): MatchOf<G> {
  const match = begin(game, start)
  const random = seeded(`walk ${start.seed}`)
  let sealed: Decision[] = []
  for (let answers = 0; !match.over; answers++) {
    if (answers > FOR_EVER) throw new Error('This match goes on for ever.')
    const open = openPrompts(match)
    const prompt = open[below(random, open.length)]
    const answer = sampleAnswer(prompt.choice, random)
    if (open.length === match.prompts.length) sealed = []
    visit({ match, prompt, answer, sealed, random })
    const refusal = match.answer(prompt.seat, answer)
    sealed = [...sealed, { seat: prompt.seat, answer }]
    if (refusal) throw new Error(`A legal answer was refused: ${JSON.stringify(refusal)}`)
  }
  return match
}

export const openPrompts = (match: AnyMatch): Prompt<unknown>[] =>
  match.prompts.filter(({ seat }) => match.promptFor(seat))
