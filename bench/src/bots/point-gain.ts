import {
  type Answer,
  type AnyMatch,
  askBot,
  buildView,
  createRandom,
  type Determinization,
  Match,
  type Random,
  type Seat,
} from '@slapwise/kernel'
import type { Contest } from './contest.ts'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'

/** On so many imagined deals both answers are tried. */
const DETERMINIZATIONS_PER_ANSWER = 16

/**
 * How many points a round the one is better than the others would be in its place: the sum of what it gains by each
 * answer that they would not have given, if they went on for it. That tells bots apart far sooner than matches do.
 */
export function measurePointGain(contest: Contest, rounds: number, seed: string): MeanEstimate {
  const gains: number[] = []
  for (let i = 0; gains.length < rounds; i++)
    gains.push(...measureGainsInMatch(contest, i % contest.playerCount, `${seed} ${i}`))
  return estimateMean(gains)
}

/** What it gains in each round of a match. */
function measureGainsInMatch(contest: Contest, place: Seat, seed: string): number[] {
  const { game, rules, challenger, opponents } = contest
  const match = Match.start(rules, seed)
  const random = createRandom(`gain ${seed}`)
  const gains: number[] = []
  let gained = 0
  while (!match.isOver) {
    for (const { seat } of match.prompts) {
      const usual = askBot(game, opponents, match, seat, random)
      const answer = seat === place ? askBot(game, challenger, match, seat, random) : usual
      if (String(answer) !== String(usual))
        gained += measureAnswerGain(contest, match, seat, answer, usual, random)
      match.answer(seat, answer)
    }
    if (!game.searchHeuristics!.isRoundScored(match)) continue
    gains.push(gained)
    gained = 0
  }
  return gains
}

/** Both answers on the same deals; nothing where none can be imagined. */
function measureAnswerGain(
  contest: Contest,
  match: AnyMatch,
  seat: Seat,
  answer: Answer,
  usual: Answer,
  random: Random,
): number {
  let sum = 0
  for (let i = 0; i < DETERMINIZATIONS_PER_ANSWER; i++) {
    const deal = contest.game.determinize(match, seat, random)
    if (!deal) return 0
    sum += leadAfterRollout(contest, deal, seat, answer) - leadAfterRollout(contest, deal, seat, usual)
  }
  return sum / DETERMINIZATIONS_PER_ANSWER
}

/** By how much the seat leads when the others have played the round to its end, and for it too. */
function leadAfterRollout(
  { game, opponents }: Contest,
  deal: Determinization,
  seat: Seat,
  answer: Answer,
): number {
  const wits = game.searchHeuristics!
  const machine = deal.startSimulation(null)
  const random = createRandom('')
  machine.applyAnswer(machine.promptIndexOf(seat), answer)
  while (!wits.isRoundScored(machine)) {
    let slot = 0
    while (machine.isAnswered(slot)) slot++
    const prompt = machine.prompts[slot]
    const view = () => wits.createPolicyView?.(machine, prompt.seat) ?? buildView(game, machine, prompt.seat)
    machine.applyAnswer(slot, opponents.answer({ prompt, rules: machine.rules, random, view }))
  }
  return wits.scoreLead(machine, seat)
}
