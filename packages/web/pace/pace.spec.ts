import { readFileSync, writeFileSync } from 'node:fs'
import {
  EVENTS as BOARD_EVENTS,
  affectedSeatsOf as boardAffectedSeatsOf,
  stepDurationOf as boardStepDurationOf,
  franticBoardGame,
} from '@slapwise/board-game'
import {
  affectedSeatsOf,
  CARD_SET_NAMES,
  CARD_SETS,
  franticCardGame,
  stepDurationOf,
} from '@slapwise/card-game'
import type { AnyGame, FactPacing } from '@slapwise/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { setPreferences } from '../src/preferences/preferences.ts'
import { type MatchWaits, measureWaits } from './testing/measure-waits.ts'

const PACE_TABLE = new URL('../../../docs/measurements/pace.md', import.meta.url)
const MATCHES = 10

const EVENT_IDS = [...Object.values(CARD_SETS).flatMap(({ events }) => events), ...BOARD_EVENTS].map(
  ({ id }) => id,
)

interface Target {
  readonly name: string
  readonly game: unknown
  readonly pacing: FactPacing<never>
  readonly settings: object
  /** The goals for a player who knows the events, in seconds. */
  readonly maxMedianS: number
  readonly maxWaitS: number
}

const CARD_GAME = {
  game: franticCardGame,
  pacing: { stepDuration: stepDurationOf, affectedSeats: affectedSeatsOf },
}
const BOARD_GAME = {
  game: franticBoardGame,
  pacing: { stepDuration: boardStepDurationOf, affectedSeats: boardAffectedSeatsOf },
}

/** Four players against bots, at normal tempo. */
const TARGETS: readonly Target[] = [
  { name: 'base', ...CARD_GAME, settings: { players: 4 }, maxMedianS: 4, maxWaitS: 12 },
  {
    name: 'all sets',
    ...CARD_GAME,
    settings: { players: 4, sets: [...CARD_SET_NAMES] },
    maxMedianS: 6,
    maxWaitS: 20,
  },
  { name: 'board', ...BOARD_GAME, settings: { players: 4 }, maxMedianS: 7, maxWaitS: 20 },
]

async function measureMatches(
  { game, pacing, settings }: Target,
  isNewcomer: boolean,
): Promise<MatchWaits[]> {
  setPreferences({ tempo: 'normal', seenEvents: isNewcomer ? [] : EVENT_IDS })
  const measured: MatchWaits[] = []
  for (let i = 0; i < MATCHES; i++)
    measured.push(await measureWaits(game as AnyGame, pacing as FactPacing<object>, settings, `pace-${i}`))
  return measured
}

function summarize(waitsMs: readonly number[]) {
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] / 1000
  return { median: at(0.5), p90: at(0.9), max: at(1) }
}

const rows: string[][] = []

describe('The wait of a player against three bots', () => {
  it.each(TARGETS)('is short: $name', async (target) => {
    const measured = await measureMatches(target, false)
    const waits = summarize(measured.flatMap(({ waitsMs }) => waitsMs))
    const newcomer = await measureMatches(target, true)
    const firstWaits = summarize(newcomer.flatMap(({ waitsMs }) => waitsMs))
    const questions = measured.reduce((sum, { questionCount }) => sum + questionCount, 0)
    const forced = measured.reduce((sum, { forcedQuestionCount }) => sum + forcedQuestionCount, 0)
    const figures = [waits, firstWaits].flatMap(({ median, p90, max }) => [median, p90, max])
    rows.push([target.name, ...figures.map((seconds) => seconds.toFixed(1)), `${forced} of ${questions}`])
    expect(waits.median).toBeLessThanOrEqual(target.maxMedianS)
    expect(waits.max).toBeLessThanOrEqual(target.maxWaitS)
    expect(forced / questions).toBeLessThan(0.05)
  })
})

afterAll(() => {
  if (process.env.SLAPWISE_PACE !== 'write') return
  const [before] = readFileSync(PACE_TABLE, 'utf8').split('\n| base')
  const widths = before
    .split('\n')
    .at(-1)!
    .split('|')
    .slice(1, -1)
    .map(({ length }) => length)
  const lines = rows.map((cells) => `|${cells.map((cell, i) => ` ${cell}`.padEnd(widths[i])).join('|')}|`)
  writeFileSync(PACE_TABLE, `${before}\n${lines.join('\n')}\n`)
})
