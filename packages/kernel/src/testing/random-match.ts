import fc from 'fast-check'
import { type Answer, sampleAnswer } from '../choice/choice.ts'
import type { AnyGame, AnyMatch, BaseSettings } from '../match/game.ts'
import { type Decision, Match } from '../match/match.ts'
import type { Prompt } from '../match/script.ts'
import { createRandom, type Random, randomBelow } from '../random/random.ts'

export type MatchOf<G extends AnyGame> = Parameters<G['digest']>[0]

/** The start of a random match. */
export interface StartOptions {
  readonly settings: BaseSettings
  readonly seed: string
}

export const arbitraryStartOptions = (anySettings: fc.Arbitrary<BaseSettings>): fc.Arbitrary<StartOptions> =>
  fc.record({ settings: anySettings, seed: fc.string({ maxLength: 8 }) })

/** A decision of a random match, before it is applied. */
export interface RandomStep<M> {
  readonly match: M
  readonly prompt: Prompt<unknown>
  readonly answer: Answer
  /** The sealed answers that others have given to the same prompts. */
  readonly sealedDecisions: readonly Decision[]
  readonly random: Random
}

/** A limit against endless loops: more answers than any match has. */
const MAX_ANSWERS = 50_000

export function startMatch<G extends AnyGame>(game: G, { settings, seed }: StartOptions): MatchOf<G> {
  return Match.start(
    game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion),
    seed,
    true,
  ) as MatchOf<G>
}

/** Plays a random match to its end. Sealed prompts are answered in random order. */
export function playRandomMatch<G extends AnyGame>(
  game: G,
  start: StartOptions,
  visit: (step: RandomStep<MatchOf<G>>) => void = () => {},
): MatchOf<G> {
  const match = startMatch(game, start)
  const random = createRandom(`walk ${start.seed}`)
  let sealed: Decision[] = []
  for (let answers = 0; !match.isOver; answers++) {
    if (answers > MAX_ANSWERS)
      throw new Error(`The match with seed ${start.seed} has not ended after ${MAX_ANSWERS} answers.`)
    const open = openPrompts(match)
    const prompt = open[randomBelow(random, open.length)]
    const answer = sampleAnswer(prompt.choice, random)
    if (open.length === match.prompts.length) sealed = []
    visit({ match, prompt, answer, sealedDecisions: sealed, random })
    const error = match.answer(prompt.seat, answer)
    sealed = [...sealed, { seat: prompt.seat, answer }]
    if (error) throw new Error(`A sampled answer was refused: ${JSON.stringify(error)}`)
  }
  return match
}

export const openPrompts = (match: AnyMatch): Prompt<unknown>[] =>
  match.prompts.filter(({ seat }) => match.promptFor(seat))
