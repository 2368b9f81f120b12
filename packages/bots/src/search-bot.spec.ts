import { crazyEights } from '@slapwise/crazy-eights'
import {
  type Answer,
  type AnyMatch,
  type AnySearchHeuristics,
  askBot,
  type Bot,
  createRandom,
  Match,
  type SearchEffort,
  type Seat,
} from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { randomBot } from './random-bot.ts'
import { createSearchBot } from './search-bot.ts'

const heuristics: AnySearchHeuristics = crazyEights.searchHeuristics!

/** Plays a card only if it has to. */
const passiveBot: Bot = { answer: ({ prompt }) => prompt.fallback }

const rulesFor = (players: number) => crazyEights.createRules({ players, limit: 60, snap: false }, 1)

/** A match in which it is the turn of seat 0, with the given hand and a card of the same suit on top. */
function createMatch(hand: readonly number[]): AnyMatch {
  const rules = rulesFor(3)
  const table = rules.createState('dealt', false)
  const [top, ...rest] = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card))
  return new Match(rules, {
    ...table,
    turn: 0,
    suit: top % 4,
    hands: [[...hand], rest.slice(0, 5), rest.slice(5, 10)],
    drawPile: rest.slice(10),
    discardPile: [top],
  }) as AnyMatch
}

const answerOf = (bot: Bot, match: AnyMatch, seat: Seat, seed = '', isTimeUp = () => false): Answer =>
  askBot(crazyEights, bot, match, seat, createRandom(seed), isTimeUp)

const answersBySeed = (bot: Bot, hand: readonly number[]): Answer[] =>
  Array.from({ length: 40 }, (_, seed) => answerOf(bot, createMatch(hand), 0, `${seed}`))

/** Two playable cards; the king costs more points. */
const ACE = 4 * 0
const KING = 4 * 12

/** All positions are worth the same. */
const flatHeuristics: AnySearchHeuristics = {
  ...heuristics,
  policy: passiveBot,
  valueNetwork: { ...heuristics.valueNetwork, skipWeights: [0, 0] },
}

describe('A search bot', () => {
  it('overrules its policy where another answer is reliably better', () => {
    const bot = createSearchBot({ ...heuristics, policy: passiveBot }, 200)
    const match = createMatch([KING])
    expect(answerOf(passiveBot, match, 0)).toBe(-1)
    expect(answerOf(bot, match, 0)).toBe(KING)
  })

  it('keeps the answer of its policy where no candidate is better', () => {
    expect(answerOf(createSearchBot(flatHeuristics, 200), createMatch([ACE, KING, 21, 22, 23]), 0)).toBe(-1)
  })

  it('keeps the answer of its policy without time or without a determinization', () => {
    const bot = createSearchBot({ ...heuristics, policy: passiveBot }, 200)
    const match = createMatch([KING])
    expect(answerOf(bot, match, 0, '', () => true)).toBe(-1)
    const withoutDeterminization = { ...crazyEights, determinize: () => null }
    expect(askBot(withoutDeterminization, bot, match, 0, createRandom(''))).toBe(-1)
  })

  it('goes on after determinizations that failed by chance', () => {
    const bot = createSearchBot({ ...heuristics, policy: passiveBot }, 200)
    let tries = 0
    const oftenFails: typeof crazyEights = {
      ...crazyEights,
      determinize: (...given) => (++tries % 4 === 0 ? crazyEights.determinize(...given) : null),
    }
    expect(askBot(oftenFails, bot, createMatch([KING]), 0, createRandom(''))).toBe(KING)
  })

  it('respects the time limit and leaves the match unchanged', () => {
    const match = createMatch([ACE, KING])
    const before = JSON.stringify(match.save())
    let asked = 0
    answerOf(createSearchBot(heuristics, 1000), match, 0, '', () => ++asked === 3)
    expect(asked).toBe(3)
    expect(JSON.stringify(match.save())).toBe(before)
  })

  it('looks at the clock before each rollout, however long a determinization takes', () => {
    let rollouts = 0
    const countingHeuristics: AnySearchHeuristics = {
      ...heuristics,
      policy: passiveBot,
      scoreLead(position, seat) {
        if (seat === 0) rollouts++
        return heuristics.scoreLead(position, seat)
      },
    }
    const match = createMatch([ACE, 21, 22, 23])
    answerOf(createSearchBot(countingHeuristics, 1000), match, 0, '', () => rollouts >= 2)
    expect(match.promptFor(0)!.choice.options.length).toBeGreaterThan(2)
    expect(rollouts).toBe(2)
  })

  it('keeps the answer of its policy if the time was enough for a few samples only', () => {
    const bot = createSearchBot({ ...heuristics, policy: passiveBot }, 200)
    const answerAfterChecks = (checks: number) => {
      let asked = 0
      return answerOf(bot, createMatch([KING]), 0, '', () => ++asked > checks)
    }
    expect(answerAfterChecks(4)).toBe(-1)
    expect(answerAfterChecks(40)).toBe(KING)
  })

  it('reports how far its search got', () => {
    const reports: SearchEffort[] = []
    const bot = createSearchBot({ ...heuristics, policy: passiveBot }, 200)
    const ask = (isTimeUp: () => boolean) =>
      askBot(crazyEights, bot, createMatch([KING]), 0, createRandom(''), isTimeUp, (effort) =>
        reports.push(effort),
      )
    ask(() => false)
    let asked = 0
    ask(() => ++asked > 20)
    const [whole, cut] = reports
    expect(whole).toEqual({ rollouts: 200, maxRollouts: 200, isCutShort: false })
    expect(cut).toMatchObject({ maxRollouts: 200, isCutShort: true })
    expect(cut.rollouts).toBeGreaterThan(0)
    expect(cut.rollouts).toBeLessThan(21)
  })

  it('chooses among answers that policy and rollouts value the same, by its seed', () => {
    const bot = createSearchBot({ ...flatHeuristics, listEqualAnswers: () => [ACE, 21] }, 60)
    const answers = answersBySeed(bot, [ACE, 21, 22, 23])
    expect(new Set(answers)).toEqual(new Set([-1, ACE, 21]))
    expect(answersBySeed(bot, [ACE, 21, 22, 23])).toEqual(answers)
  })

  it('does not choose an answer that only the policy or only the rollouts value the same', () => {
    const choosy = createSearchBot(flatHeuristics, 60)
    expect(new Set(answersBySeed(choosy, [ACE, 21, 22, 23]))).toEqual(new Set([-1]))
    const playsKing: Bot = { answer: () => KING }
    const sure = createSearchBot({ ...heuristics, policy: playsKing, listEqualAnswers: () => [-1] }, 60)
    expect(new Set(answersBySeed(sure, [KING]))).toEqual(new Set([KING]))
  })

  it('beats random play with a random policy, in a game it knows only by its contract', () => {
    const matches = 24
    const bot = createSearchBot({ ...heuristics, policy: randomBot }, 100)
    let won = 0
    for (let i = 0; i < matches; i++) {
      const match = Match.start(rulesFor(3), `contest ${i}`) as AnyMatch
      const random = createRandom(`contest ${i}`)
      while (!match.isOver)
        for (const { seat } of match.prompts)
          match.answer(seat, askBot(crazyEights, seat === i % 3 ? bot : randomBot, match, seat, random))
      if (crazyEights.publicView(match as never).winners.includes(i % 3)) won++
    }
    expect(won / matches).toBeGreaterThan(0.55)
  })
})
