/** The moments of the design page, as these tests go through them. */
import type { Question } from '@slapwise/card-game'
import { MOMENTS } from '../src/games/frantic/design/moments/index.ts'
import { stage } from '../src/games/frantic/design/stage.ts'
import { franticState } from '../src/games/frantic/state.ts'

type Ask = Question['ask']

const ALL = Object.entries(MOMENTS).map(([name, moment]) => {
  const question = franticState(stage(moment).state()!).match.own.prompt?.question
  return { name, ask: question?.ask ?? null, source: question?.source ?? null }
})

/** Those at which whoever looks is asked something. */
export const ASKING = ALL.filter(
  (moment): moment is { name: string; ask: Ask; source: string | null } => moment.ask !== null,
)

/** Those at which others are asked, or nobody. */
export const STILL = ALL.filter(({ ask }) => ask === null)

/** One for each question of each card, event or power. */
export const ONE_OF_EACH_SOURCE = ASKING.filter(
  ({ ask, source }, i) => ASKING.findIndex((other) => other.ask === ask && other.source === source) === i,
)

/** One for each question. */
export const ONE_OF_EACH = ASKING.filter(({ ask }, i) => ASKING.findIndex((other) => other.ask === ask) === i)
