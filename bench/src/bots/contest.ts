import { type AnyGame, type AnyRules, askBot, type Bot, createRandom, Match } from '@slapwise/kernel'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'

/** One challenger against opponents of one kind. */
export interface Contest {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly playerCount: number
  readonly challenger: Bot
  readonly opponents: Bot
}

/**
 * The share of matches that the challenger wins. Every deal is played from every seat; a shared win counts in
 * proportion. The confidence interval is clustered by deal.
 */
export const measureWinRate = (contest: Contest, deals: number, seed: string): MeanEstimate =>
  estimateMean(Array.from({ length: deals }, (_, deal) => winRateOfDeal(contest, `${seed} ${deal}`)))

function winRateOfDeal(contest: Contest, seed: string): number {
  let won = 0
  for (let seat = 0; seat < contest.playerCount; seat++) won += winShareFromSeat(contest, seat, seed)
  return won / contest.playerCount
}

function winShareFromSeat(
  { game, rules, challenger, opponents }: Contest,
  challengerSeat: number,
  seed: string,
): number {
  const match = Match.start(rules, seed)
  const random = createRandom(`${seed} from ${challengerSeat}`)
  while (!match.isOver)
    for (const { seat } of match.prompts)
      match.answer(seat, askBot(game, seat === challengerSeat ? challenger : opponents, match, seat, random))
  const { winners } = game.publicView(match)
  return winners.includes(challengerSeat) ? 1 / winners.length : 0
}
