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
import { type DecisionJudgement, isMistake, type MatchAnalysis } from './match-analysis.ts'

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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const meanOfOthers = (numbers: readonly number[], seat: Seat): number =>
  sum(numbers.filter((_, other) => other !== seat)) / (numbers.length - 1)

describe('The analysis of a match', () => {
  it('splits the result of each player into luck, skill and gifts without a rest', () => {
    const { scores } = playMatch('sums')
    const { accounts, positions, judgements } = analyse('sums')
    for (const { seat, result, luck, skill, gifts, steps } of accounts) {
      const leadInScores = meanOfOthers(scores, seat) - scores[seat]
      expect(result).toBeCloseTo(leadInScores)
      const gains = scores.map((_, of) => sum(judgements.flatMap((j) => (j.seat === of ? [j.gain] : []))))
      expect(skill).toBeCloseTo(gains[seat])
      expect(gifts).toBeCloseTo(-meanOfOthers(gains, seat))
      expect(luck).toBeCloseTo(positions[0].leads[seat] + sum(steps.map((step) => step.luck)))
      expect(luck + skill + gifts).toBeCloseTo(leadInScores)
      // None of the terms could be left out.
      expect(Math.abs(luck)).toBeGreaterThan(0.1)
      expect(Math.abs(seat === CARELESS ? skill : gifts)).toBeGreaterThan(0.1)
    }
    expect(sum(accounts.map(({ luck }) => luck))).toBeCloseTo(0)
    expect(sum(accounts.map(({ skill, gifts }) => skill + gifts))).toBeCloseTo(0)
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
