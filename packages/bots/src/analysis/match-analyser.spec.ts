import { crazyEights } from '@slapwise/crazy-eights'
import {
  type AnyGame,
  askBot,
  createRandom,
  createRecord,
  GameRegistry,
  RecordingHost,
  Replay,
  type Seat,
} from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { randomBot } from '../random-bot.ts'
import { MatchAnalyser } from './match-analyser.ts'
import { type DecisionJudgement, isMistake, type MatchAnalysis, type SeatAccount } from './match-analysis.ts'

const EFFORT = { positionRollouts: 8, searchRollouts: 60, comparisons: 60 }
const PLAYERS = 3
const CARELESS: Seat = 1

const game = crazyEights as unknown as AnyGame
const policy = game.searchHeuristics!.policy

/** A match in which one player answers at random, and the others by the policy. */
function playMatch(seed: string, snap = false): { replay: Replay; scores: readonly number[] } {
  const start = { game, rulesVersion: 1, settings: { players: PLAYERS, limit: 40, snap }, seed }
  const host = RecordingHost.start(start)
  const random = createRandom(seed)
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats)
      host.answer(seat, askBot(game, seat === CARELESS ? randomBot : policy, host.match, seat, random))
  const record = createRecord(start, host.match, host.decisions)
  return { replay: Replay.open(new GameRegistry(game), record) as Replay, scores: record.scores }
}

function analyse(seed: string): MatchAnalysis {
  const analyser = new MatchAnalyser(playMatch(seed).replay, CARELESS, EFFORT)
  while (analyser.advance());
  return analyser.analysis
}

const byDecision = (a: DecisionJudgement, b: DecisionJudgement): number => a.decisionIndex - b.decisionIndex

const total = (accounts: readonly SeatAccount[], of: (account: SeatAccount) => number): number =>
  accounts.reduce((sum, account) => sum + of(account), 0)

describe('The analysis of a match', () => {
  it('splits the result of each player into luck, skill and gifts without a rest', () => {
    const { scores } = playMatch('sums')
    const { accounts } = analyse('sums')
    for (const { seat, result, luck, skill, gifts } of accounts) {
      const others = scores.filter((_, other) => other !== seat)
      expect(result).toBeCloseTo(others.reduce((a, b) => a + b) / others.length - scores[seat])
      expect(luck + skill + gifts).toBeCloseTo(result)
    }
    expect(total(accounts, ({ luck }) => luck)).toBeCloseTo(0)
    expect(total(accounts, ({ skill, gifts }) => skill + gifts)).toBeCloseTo(0)
  })

  it('estimates win probabilities that end with the winner', () => {
    const { positions } = analyse('chances')
    for (const { winProbabilities } of positions)
      expect(winProbabilities.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect([...positions.at(-1)!.winProbabilities].sort()).toEqual([0, 0, 1])
  })

  it('gives the same figures again, whoever is judged first', () => {
    const analyser = new MatchAnalyser(playMatch('twice').replay, null, EFFORT)
    while (analyser.progress < 0.7) analyser.advance()
    analyser.judgeFirst(CARELESS)
    const { length } = analyser.analysis.judgements
    while (analyser.advance());
    const { positions, judgements } = analyser.analysis
    const again = analyse('twice')
    expect(positions).toEqual(again.positions)
    expect(judgements[length].seat).toBe(CARELESS)
    expect(judgements.toSorted(byDecision)).toEqual(again.judgements.toSorted(byDecision))
  })

  it('sees no luck in an answer without alternative and effect', () => {
    const { replay } = playMatch('snap', true)
    const analyser = new MatchAnalyser(replay, CARELESS, {
      positionRollouts: 2,
      searchRollouts: 4,
      comparisons: 2,
    })
    while (analyser.advance());
    const { positions, accounts } = analyser.analysis
    expect(positions).toHaveLength(replay.decisions.length + 1)
    const formalities = replay.steps.flatMap(({ hadChoice, factCount }, index) =>
      index > 0 && !hadChoice && factCount === 0 ? [index - 1] : [],
    )
    expect(formalities.length).toBeGreaterThan(5)
    for (const index of formalities)
      expect(accounts.map(({ steps }) => steps[index].luck)).toEqual(accounts.map(() => 0))
  })

  it('finds that the careless player played worst, and judges their decisions first', () => {
    const { accounts, judgements } = analyse('careless')
    const accuracies = accounts.map(({ accuracy }) => accuracy!)
    expect(Math.min(...accuracies)).toBe(accuracies[CARELESS])
    const mistakes = judgements.filter(isMistake)
    expect(mistakes.filter(({ seat }) => seat === CARELESS).length).toBeGreaterThan(mistakes.length / 2)
    const lastOwn = judgements.findLastIndex(({ seat }) => seat === CARELESS)
    expect(judgements.slice(0, lastOwn).every(({ seat }) => seat === CARELESS)).toBe(true)
  })

  it('adds up after every piece of work', () => {
    const analyser = new MatchAnalyser(playMatch('pieces').replay, CARELESS, EFFORT)
    let before = -1
    while (analyser.advance()) {
      const { progress, accounts } = analyser.analysis
      expect(progress).toBeGreaterThan(before)
      before = progress
      for (const { result, luck, skill, gifts } of accounts) expect(luck + skill + gifts).toBeCloseTo(result)
    }
    expect(before).toBe(1)
  })
})
