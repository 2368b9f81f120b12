import { readFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import {
  createRandom,
  Match,
  MatchHost,
  type MatchRecord,
  Replay,
  replayRecord,
  type SavedMatch,
  type Seat,
  sampleAnswer,
  withDigest,
} from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Continuation, continueReplay } from './continue-replay.ts'
import { runLocalHost } from './local-host.ts'
import { WorkerScope } from './testing/worker-scope.ts'

const readRecord = (file: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`../../../../${file}.json`, import.meta.url), 'utf8'))

const openReplay = (record: MatchRecord): Replay => Replay.open(GAMES, record) as Replay

const CARDS = readRecord('card-game/recorded/version-1/without-points')
const BOARD = readRecord('board-game/recorded/version-1/own-board')

let scope: WorkerScope

beforeEach(() => {
  vi.useFakeTimers()
  scope = WorkerScope.install()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const restoreHost = ({ start: { game, settings, rulesVersion } }: Replay, saved: SavedMatch): MatchHost =>
  new MatchHost(game, Match.restore(game.createRules(settings, rulesVersion), saved))

/** Resumes a match as the page does, answers at random until it is over, and returns its record. */
function playToEnd({ game, ...match }: Continuation): MatchRecord {
  runLocalHost(GAMES.find(game)!)
  scope.post({ type: 'resume', levels: [], ...match })
  const random = createRandom('human')
  while (scope.last.table.winners.length === 0) {
    const { own, promptNumber } = scope.last
    if (own.prompt)
      scope.post({ type: 'answer', promptNumber, answer: sampleAnswer(own.prompt.choice, random) })
    else scope.wait()
  }
  return withDigest(scope.sent.at(-1)!.record!)
}

describe.each([
  ['cards', CARDS],
  ['a board', BOARD],
])('A match of %s that is played on', (_, record) => {
  it('begins as the replay shows it, at every decision and in any seat', () => {
    const replay = openReplay(record)
    const facts = record.scores.map((_, seat) => replay.allFacts(seat))
    let factCount = 0
    for (let index = 0; index < replay.lastIndex; index++) {
      const seat: Seat = index % record.settings.players
      factCount += replay.steps[index].factCount
      const match = continueReplay(replay, { index, answer: null, seat })!
      const { table, own } = restoreHost(replay, match.saved).viewFor(seat)
      const shown = replay.viewAt(index, seat)
      expect(JSON.stringify({ table, own })).toBe(
        JSON.stringify({ table: shown.table, own: { ...shown.own, mayTakeBack: false } }),
      )
      expect(match.log).toHaveLength(factCount)
      expect(match.log.slice(-5)).toEqual(facts[seat].slice(0, factCount).slice(-5))
    }
  })

  it('ends with a record that verifies and begins like the first one', () => {
    const replay = openReplay(record)
    const { lastIndex } = replay
    for (const [seat, index] of [0, lastIndex >> 1, lastIndex - 1].entries()) {
      const played = playToEnd(continueReplay(replay, { index, answer: null, seat })!)
      expect(replayRecord(GAMES, played)).toBeNull()
      expect(played).toMatchObject({ seed: record.seed, rulesVersion: record.rulesVersion })
      expect(played.decisions.slice(0, index)).toEqual(record.decisions.slice(0, index))
    }
  })
})

it('goes on after another answer', () => {
  const replay = openReplay(CARDS)
  const index = replay.steps.findIndex(({ hadChoice }, step) => hadChoice && step > 20) - 1
  const [decider, given] = CARDS.decisions[index]
  const { choice } = replay.hostAt(index).match.promptFor(decider)!
  const answer = choice.options.find((option) => option !== given)!
  const match = continueReplay(replay, { index, answer, seat: decider })!
  expect(match.history!.decisions).toEqual([...CARDS.decisions.slice(0, index), [decider, answer]])
  const played = playToEnd(match)
  expect(played.decisions[index]).toEqual([decider, answer])
  expect(replayRecord(GAMES, played)).toBeNull()
})

it('goes on after a seat has changed hands', () => {
  const players = CARDS.scores.map((_, seat) => `player ${seat}`)
  const seatHistory = players.map((player) => [{ player, fromDecision: 0 }])
  seatHistory[1] = [
    { player: 'gone', fromDecision: 0 },
    { player: players[1], fromDecision: 30 },
  ]
  const replay = openReplay({ ...CARDS, players, seatHistory })
  const match = continueReplay(replay, { index: 40, answer: null, seat: 1 })!
  expect(JSON.stringify(match.log)).toContain('took-over')
  expect(replayRecord(GAMES, playToEnd(match))).toBeNull()
})

it('is none where the match is over, or after an illegal answer', () => {
  const replay = openReplay(CARDS)
  expect(continueReplay(replay, { index: replay.lastIndex, answer: null, seat: 0 })).toBeNull()
  expect(continueReplay(replay, { index: 5, answer: 9999, seat: 0 })).toBeNull()
})
