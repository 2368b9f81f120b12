import { expect, it } from 'vitest'
import {
  ATTACK_DURATION,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  type StepDuration,
} from './step-duration.ts'
import {
  automaticFactorAfter,
  CONCERNING_MS,
  type StepViewer,
  toPersonalStageSteps,
  toSharedStageSteps,
} from './viewer-pace.ts'

const EVENT = readingDuration(['Everybody draws as many cards as they hold, and then some.'])
const DURATIONS: Readonly<Record<string, StepDuration>> = {
  play: NORMAL_DURATION,
  hit: ATTACK_DURATION,
  draw: ROUTINE_DURATION,
  event: EVENT,
}

/** A fact is its kind, and the seat it happens to. */
const PACING = {
  stepDuration: (fact: string) => DURATIONS[fact.split(' ')[0]],
  affectedSeats: (fact: string) => fact.split(' ').slice(1).map(Number),
}

const OWN = 0
const VIEWER: StepViewer = {
  seat: OWN,
  isActor: false,
  isAutomatic: false,
  isUnhurried: false,
  waitedMs: 0,
  concernedMs: 0,
  isKnown: () => false,
}
const steps = (facts: readonly string[], viewer: Partial<StepViewer> = {}) =>
  toPersonalStageSteps(facts, PACING, { ...VIEWER, ...viewer }).map(({ facts, ms }) => [facts.join(', '), ms])

it('halves plain steps among others, but no event', () => {
  expect(steps(['play', 'hit 1', 'event', 'play'])).toEqual([
    ['play', NORMAL_DURATION.ms / 2],
    ['hit 1', ATTACK_DURATION.ms / 2],
    ['event', EVENT.ms],
    ['play', NORMAL_DURATION.ms / 2],
  ])
})

it('shows draws of others as one movement, and a draw of the viewer by itself', () => {
  expect(steps(['draw 1', 'draw 2', 'draw 0', 'draw 3'])).toEqual([
    ['draw 1, draw 2', ROUTINE_DURATION.ms / 2],
    ['draw 0', CONCERNING_MS],
    ['draw 3', ROUTINE_DURATION.ms / 2],
  ])
})

it('keeps an announcement together with its outcome', () => {
  const total = (facts: readonly string[], viewer: Partial<StepViewer> = {}) =>
    steps(facts, viewer).reduce((sum, [, ms]) => sum + Number(ms), 0)
  expect(total(['hit 0', 'draw 0'])).toBe(CONCERNING_MS)
  expect(total(['hit 0'])).toBeLessThan(CONCERNING_MS)
  expect(total(['hit 0']) + total(['draw 0'], { concernedMs: total(['hit 0']) })).toBe(CONCERNING_MS)
})

it('shows what the viewer does at normal speed', () => {
  expect(steps(['play'], { isActor: true })).toEqual([['play', NORMAL_DURATION.ms]])
})

const WAITS_MS = [0, 4000, 9000]

it('takes as long for others as for the viewer if nobody is in a hurry, however long they wait', () => {
  for (const waitedMs of WAITS_MS)
    expect(steps(['play', 'play 0'], { isUnhurried: true, waitedMs })).toEqual([
      ['play', NORMAL_DURATION.ms],
      ['play 0', CONCERNING_MS],
    ])
})

it('hurries the more, the longer the viewer has waited', () => {
  const factors = [0.5, 0.25, 0.1]
  expect(WAITS_MS.map((waitedMs) => steps(['play'], { waitedMs }))).toEqual(
    factors.map((factor) => [['play', NORMAL_DURATION.ms * factor]]),
  )
})

it('shows what happens to the viewer for a second even after the longest wait', () => {
  const outcomesMs = WAITS_MS.map((waitedMs) => steps(['play', 'draw 0'], { waitedMs })[1][1])
  expect(outcomesMs).toEqual([CONCERNING_MS, CONCERNING_MS, expect.any(Number)])
  expect(outcomesMs[2]).toBeGreaterThan(1000)
})

it('hurries moves without a choice too, but never a decision', () => {
  const ownMoves = (isAutomatic: boolean) =>
    WAITS_MS.map((waitedMs) => Number(steps(['draw'], { isActor: true, isAutomatic, waitedMs })[0][1]))
  expect(ownMoves(true)).toEqual(
    WAITS_MS.map((waitedMs) => ROUTINE_DURATION.ms * automaticFactorAfter(waitedMs)),
  )
  expect(ownMoves(true)).toEqual(ownMoves(true).toSorted((a, b) => b - a))
  expect(ownMoves(false)).toEqual(WAITS_MS.map(() => ROUTINE_DURATION.ms))
})

it('shows an event that the viewer knows for a shorter time', () => {
  const [[, ms]] = steps(['event'], { isKnown: () => true })
  expect(ms).toBeLessThan(EVENT.ms)
})

it('takes the same time for everybody in a room', () => {
  const facts = ['play', 'hit 0', 'draw 0', 'draw 1', 'event', 'play']
  const [own, other, spectator] = [OWN, 1, null].map((seat) =>
    toSharedStageSteps(facts, PACING, { seat, isActor: false }),
  )
  expect(own.map(({ ms }) => ms)).toEqual(other.map(({ ms }) => ms))
  expect(own.map(({ facts }) => facts)).toEqual(spectator.map(({ facts }) => facts))
  expect(own.map(({ concernsViewer }) => concernsViewer)).toEqual([false, true, true, false, false])
  expect(spectator.some(({ concernsViewer }) => concernsViewer)).toBe(false)
})
