import { type Answer, below, type Prompt, type Random, sampleAnswer, seeded } from '@slapwise/kernel'
import fc from 'fast-check'
import { type CardMatch, newMatch } from '../card-rules.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import type { Question } from '../model/question.ts'
import { EDITION_NAMES, LENGTHS } from '../model/settings.ts'
import { effectsIn, eventsIn, type SettingsInput } from '../setup/settings.ts'

const anyPlainSettings = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  edition: fc.constantFrom(...EDITION_NAMES),
  limit: fc.oneof(fc.constantFrom(...LENGTHS, 'none' as const), fc.integer({ min: 1, max: 120 })),
  handSize: fc.integer({ min: 4, max: 7 }),
  sets: fc
    .subarray(['troublemaker', 'supercharge', 'pandora'] as const)
    .map((sets) => ['base' as const, ...sets]),
  ruleCards: fc.integer({ min: 0, max: 3 }),
  steered: fc.boolean(),
})

const anyPurple = fc.constantFrom('off', 'fifth', ...BASIC_COLOURS)

/** Any settings that the game allows: what must not contradict the sets is chosen to go with them. */
export const anySettings: fc.Arbitrary<SettingsInput> = anyPlainSettings.chain((settings) =>
  settings.sets.includes('pandora')
    ? fc
        .record({
          purple: anyPurple,
          doItYourself: fc.constantFrom('rule-card', 'nothing', ...effectsIn(settings.sets)),
          pandorasBox: fc.constantFrom('rule-cards', 'nothing', ...eventsIn(settings.sets)),
        })
        .map((pandora) => ({ ...settings, ...pandora }))
    : fc.constant(settings),
)

/** A random match, by its settings and seed. */
export const anyMatch = fc.record({ settings: anySettings, seed: fc.string({ maxLength: 8 }) })

/** One decision of a random match, before it is made. */
export interface Step {
  readonly match: CardMatch
  readonly prompt: Prompt<Question>
  readonly answer: Answer
  readonly random: Random
}

/** Random matches have some hundred answers. */
const LONGEST_MATCH = 50_000

/** Plays a match at random to its end. Sealed questions are answered in a random order. */
export function walk(
  { settings, seed }: { settings: SettingsInput; seed: string },
  visit: (step: Step) => void = () => {},
): CardMatch {
  const match = newMatch(settings, seed, true)
  const random = seeded(`walk ${seed}`)
  for (let answers = 0; !match.over; answers++) {
    if (answers > LONGEST_MATCH) throw new Error('This match goes on for ever.')
    const open = match.prompts.filter(({ seat }) => match.promptFor(seat))
    const prompt = open[below(random, open.length)]
    const answer = sampleAnswer(prompt.choice, random)
    visit({ match, prompt, answer, random })
    const refusal = match.answer(prompt.seat, answer)
    if (refusal) throw new Error(`A legal answer was refused: ${JSON.stringify(refusal)}`)
  }
  return match
}
