import {
  type Answer,
  type AnyMatch,
  askBot,
  type Imagined,
  Match,
  type Random,
  type Seat,
  seeded,
  seenIn,
} from '@slapwise/kernel'
import type { Contest } from './contest.ts'
import { type Mean, meanOf } from './mean.ts'

/** On so many imagined deals both answers are tried. */
const DEALS = 16

/**
 * How many points a round the one is better than the others would be in its place: the sum of what it gains by each
 * answer that they would not have given, if they went on for it. That tells bots apart far sooner than matches do.
 */
export function gain(contest: Contest, rounds: number, seed: string): Mean {
  const gains: number[] = []
  for (let i = 0; gains.length < rounds; i++)
    gains.push(...gainsIn(contest, i % contest.players, `${seed} ${i}`))
  return meanOf(gains)
}

/** What it gains in each round of a match. */
function gainsIn(contest: Contest, place: Seat, seed: string): number[] {
  const { game, rules, one, others } = contest
  const match = Match.start(rules, seed)
  const random = seeded(`gain ${seed}`)
  const gains: number[] = []
  let gained = 0
  while (!match.over) {
    for (const { seat } of match.prompts) {
      const usual = askBot(game, others, match, seat, random)
      const answer = seat === place ? askBot(game, one, match, seat, random) : usual
      if (String(answer) !== String(usual)) gained += gainBy(contest, match, seat, answer, usual, random)
      match.answer(seat, answer)
    }
    if (!game.wits!.isScored(match)) continue
    gains.push(gained)
    gained = 0
  }
  return gains
}

/** Both answers on the same deals; nothing where none can be imagined. */
function gainBy(
  contest: Contest,
  match: AnyMatch,
  seat: Seat,
  answer: Answer,
  usual: Answer,
  random: Random,
): number {
  let sum = 0
  for (let i = 0; i < DEALS; i++) {
    const deal = contest.game.imagine(match, seat, random)
    if (!deal) return 0
    sum += leadAfter(contest, deal, seat, answer) - leadAfter(contest, deal, seat, usual)
  }
  return sum / DEALS
}

/** By how much the seat leads when the others have played the round to its end, and for it too. */
function leadAfter({ game, others }: Contest, deal: Imagined, seat: Seat, answer: Answer): number {
  const wits = game.wits!
  const machine = deal.rehearsal(null)
  const random = seeded('')
  machine.carryOut(machine.slotOf(seat), answer)
  while (!wits.isScored(machine)) {
    let slot = 0
    while (machine.isAnswered(slot)) slot++
    const prompt = machine.prompts[slot]
    const view = () => wits.look?.(machine, prompt.seat) ?? seenIn(game, machine, prompt.seat)
    machine.carryOut(slot, others.answer({ prompt, rules: machine.rules, random, view }))
  }
  return wits.lead(machine, seat)
}
