import { type AnyGame, type AnyRules, askBot, type Bot, createRandom, Match } from '@slapwise/kernel'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'

/** One against all others, all of whom are of one kind. */
export interface Contest {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly playerCount: number
  readonly challenger: Bot
  readonly opponents: Bot
}

/**
 * The part of the matches that the one has won. Every deal is played from every seat; a shared win counts as its part. The
 * interval is clustered by deal.
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
  place: number,
  seed: string,
): number {
  const match = Match.start(rules, seed)
  const random = createRandom(`${seed} from ${place}`)
  while (!match.isOver)
    for (const { seat } of match.prompts)
      match.answer(seat, askBot(game, seat === place ? challenger : opponents, match, seat, random))
  const { winners } = game.publicView(match)
  return winners.includes(place) ? 1 / winners.length : 0
}
