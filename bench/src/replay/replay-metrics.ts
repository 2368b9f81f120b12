import { franticBoardGame } from '@slapwise/board-game'
import { MatchAnalyser } from '@slapwise/bots'
import { CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import {
  type AnyGame,
  askBot,
  type BaseSettings,
  createRandom,
  type Replay,
  randomBelow,
} from '@slapwise/kernel'
import { cpuTimeMs } from '../measure-rates.ts'
import { median } from '../median.ts'
import type { Metric } from '../metric.ts'
import { openReplay, playRecord } from './play-replay.ts'

/** The number of times that each measurement is repeated. */
export interface ReplayBenchConfig {
  readonly rounds: number
}

export const FULL_REPLAY_BENCH_CONFIG: ReplayBenchConfig = { rounds: 3 }
export const QUICK_REPLAY_BENCH_CONFIG: ReplayBenchConfig = { rounds: 1 }

const SEED = 'looked back at'
const ANALYSED_DECISIONS = 60
const MAX_ANALYSIS_SECONDS = 30
const REPLAYED_DECISIONS = 1000
const JUMPS = 200
const JUMP_ROUNDS = 5
const MAX_JUMP_MS = 50

interface AnalysedMatch {
  readonly name: string
  readonly game: AnyGame
  readonly settings: BaseSettings
}

const MATCHES: readonly AnalysedMatch[] = [
  { name: 'base', game: franticCardGame, settings: { players: 4 } },
  {
    name: '6 players, all sets',
    game: franticCardGame,
    settings: { players: 6, sets: [...CARD_SET_NAMES] } as BaseSettings,
  },
  { name: 'board', game: franticBoardGame, settings: { players: 4 } },
]

/** The cost of looking back at a match. */
export const measureReplays = ({ rounds }: ReplayBenchConfig): Metric[] => [
  ...MATCHES.map((match) => measureAnalysis(match, rounds)),
  ...measureJumps(),
]

/** Processor time of an analysis, beside that of fiendish for its answers to the same decisions in the same run. */
function measureAnalysis({ name, game, settings }: AnalysedMatch, rounds: number): Metric {
  const replay = openReplay(game, playRecord(game, settings, ANALYSED_DECISIONS, SEED))
  const analysis: number[] = []
  const answers: number[] = []
  for (let round = 0; round < rounds; round++) {
    analysis.push(timeOf(() => analyse(replay)))
    answers.push(timeOf(() => answerAll(replay)))
  }
  const seconds = median(analysis) / 1000
  return {
    name: `analysis of ${ANALYSED_DECISIONS} decisions beside answers of fiendish, ${name}`,
    value: seconds,
    unit: 's',
    ratio: median(answers) / median(analysis),
    goal: { kind: 'value at most', limit: MAX_ANALYSIS_SECONDS, isMet: seconds <= MAX_ANALYSIS_SECONDS },
  }
}

function analyse(replay: Replay): void {
  const analyser = new MatchAnalyser(replay)
  while (analyser.advance());
}

function answerAll(replay: Replay): void {
  const { game } = replay.start
  for (const [index, [seat]] of replay.decisions.entries())
    if (replay.steps[index + 1].hadChoice)
      askBot(game, game.bots.fiendish, replay.hostAt(index).match, seat, createRandom(`${SEED} ${index}`))
}

/** The slowest of many jumps to random states, each the median of a few, beside playing the match from the beginning. */
function measureJumps(): Metric[] {
  const settings: BaseSettings & { limit: number } = { players: 4, limit: 1000 }
  const record = playRecord(franticCardGame, settings, REPLAYED_DECISIONS, SEED)
  const opening = median(
    Array.from({ length: JUMP_ROUNDS }, () => timeOf(() => openReplay(franticCardGame, record))),
  )
  const replay = openReplay(franticCardGame, record)
  const random = createRandom(SEED)
  const indices = Array.from({ length: JUMPS }, () => randomBelow(random, REPLAYED_DECISIONS + 1))
  const times = indices.map((): number[] => [])
  for (let round = 0; round < JUMP_ROUNDS; round++)
    for (const [jump, index] of indices.entries())
      times[jump].push(timeOf(() => replay.viewAt(index, 'all-open')))
  const slowest = Math.max(...times.map(median))
  return [
    {
      name: `slowest jump among ${REPLAYED_DECISIONS} decisions, beside playing them all`,
      value: slowest,
      unit: 'ms',
      ratio: opening / slowest,
      goal: { kind: 'value below', limit: MAX_JUMP_MS, isMet: slowest < MAX_JUMP_MS },
    },
  ]
}

/** In milliseconds of processor time. */
function timeOf(work: () => void): number {
  const start = cpuTimeMs()
  work()
  return cpuTimeMs() - start
}
