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
import { askChallenger, type Contest } from './contest.ts'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'

/** The number of determinizations on which both answers are compared. */
const DETERMINIZATIONS_PER_ANSWER = 16

/**
 * The points per round that the challenger gains over its opponents' policy: the sum of the gains of all answers in
 * which they differ, each played on by the opponents' bot. It separates bots with far fewer matches than win rates do.
 */
export function measurePointGain(contest: Contest, rounds: number, seed: string): MeanEstimate {
  const gainsByMatch: number[][] = []
  for (let i = 0; gainsByMatch.flat().length < rounds; i++)
    gainsByMatch.push(measureGainsInMatch(contest, i % contest.playerCount, `${seed} ${i}`))
  return estimateMean(gainsByMatch)
}

/** The gain in each round of a match. */
function measureGainsInMatch(contest: Contest, challengerSeat: Seat, seed: string): number[] {
  const { game, rules, opponents } = contest
  const match = Match.start(rules, seed)
  const random = createRandom(`gain ${seed}`)
  const gains: number[] = []
  let roundGain = 0
  while (!match.isOver) {
    for (const { seat } of match.prompts) {
      const opponentAnswer = askBot(game, opponents, match, seat, random)
      const answer = seat === challengerSeat ? askChallenger(contest, match, seat, random) : opponentAnswer
      if (String(answer) !== String(opponentAnswer))
        roundGain += measureAnswerGain(contest, match, seat, answer, opponentAnswer, random)
      match.answer(seat, answer)
    }
    if (!game.searchHeuristics!.isRoundScored(match)) continue
    gains.push(roundGain)
    roundGain = 0
  }
  return gains
}

/** Compares both answers on the same determinizations; 0 if none is found. */
function measureAnswerGain(
  contest: Contest,
  match: AnyMatch,
  seat: Seat,
  answer: Answer,
  opponentAnswer: Answer,
  random: Random,
): number {
  let sum = 0
  for (let i = 0; i < DETERMINIZATIONS_PER_ANSWER; i++) {
    const determinization = contest.game.determinize(match, seat, random)
    if (!determinization) return 0
    sum +=
      leadAfterRollout(contest, determinization, seat, answer) -
      leadAfterRollout(contest, determinization, seat, opponentAnswer)
  }
  return sum / DETERMINIZATIONS_PER_ANSWER
}

/** The lead of the seat after the opponents' bot has played the round to its end for all seats. */
export function leadAfterRollout(
  { game, opponents }: Contest,
  determinization: Determinization,
  seat: Seat,
  answer: Answer,
): number {
  const heuristics = game.searchHeuristics!
  const engine = determinization.startSimulation()
  const random = createRandom('')
  engine.applyAnswer(engine.promptIndexOf(seat), answer)
  while (!heuristics.isRoundScored(engine)) {
    let promptIndex = 0
    while (engine.isAnswered(promptIndex)) promptIndex++
    const prompt = engine.prompts[promptIndex]
    const view = () =>
      heuristics.createPolicyView?.(engine, prompt.seat) ?? buildView(game, engine, prompt.seat)
    engine.applyAnswer(promptIndex, opponents.answer({ prompt, rules: engine.rules, random, view }))
  }
  return heuristics.scoreLead(engine, seat)
}
