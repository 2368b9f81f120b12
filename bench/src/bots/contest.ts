import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  type AnyRules,
  askBot,
  type Bot,
  createRandom,
  Match,
  type Random,
  type Seat,
} from '@slapwise/kernel'
import { askWithAllHands } from './ask-with-all-hands.ts'
import { estimateMean, type MeanEstimate } from './mean-estimate.ts'

/** One challenger against opponents of one kind. */
export interface Contest {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly playerCount: number
  readonly challenger: Bot
  readonly opponents: Bot
  /** Set for bounds of what the challenger could reach. */
  readonly challengerSeesAllHands?: true
}

export const askChallenger = (
  { game, challenger, challengerSeesAllHands }: Contest,
  match: AnyMatch,
  seat: Seat,
  random: Random,
): Answer => (challengerSeesAllHands ? askWithAllHands : askBot)(game, challenger, match, seat, random)

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

function winShareFromSeat(contest: Contest, challengerSeat: Seat, seed: string): number {
  const { game, rules, opponents } = contest
  const match = Match.start(rules, seed)
  const random = createRandom(`${seed} from ${challengerSeat}`)
  while (!match.isOver)
    for (const { seat } of match.prompts)
      match.answer(
        seat,
        seat === challengerSeat
          ? askChallenger(contest, match, seat, random)
          : askBot(game, opponents, match, seat, random),
      )
  const { winners } = game.publicView(match)
  return winners.includes(challengerSeat) ? 1 / winners.length : 0
}
