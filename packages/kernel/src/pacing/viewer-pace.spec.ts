import { expect, it } from 'vitest'
import {
  LONG_DURATION,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  type StepDuration,
} from './step-duration.ts'
import { CONCERNING_MS, toPersonalStageSteps, toSharedStageSteps } from './viewer-pace.ts'

const EVENT = readingDuration(['Everybody draws.'])
const DURATIONS: Readonly<Record<string, StepDuration>> = {
  play: NORMAL_DURATION,
  hit: LONG_DURATION,
  draw: ROUTINE_DURATION,
  event: EVENT,
}

/** A fact is its kind, and the seat it happens to. */
const PACING = {
  stepDuration: (fact: string) => DURATIONS[fact.split(' ')[0]],
  affectedSeats: (fact: string) => fact.split(' ').slice(1).map(Number),
}

const OWN = 0
const steps = (facts: readonly string[], isActor = false) =>
  toPersonalStageSteps(facts, PACING, { seat: OWN, isActor }).map(({ facts, ms }) => [facts.join(', '), ms])

it('halves plain steps among others, but no event', () => {
  expect(steps(['play', 'hit 1', 'event', 'play'])).toEqual([
    ['play', NORMAL_DURATION.ms / 2],
    ['hit 1', LONG_DURATION.ms / 2],
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

it('keeps the last of several steps that concern the viewer', () => {
  expect(steps(['hit 0', 'draw 0', 'play'])).toEqual([
    ['hit 0', LONG_DURATION.ms],
    ['draw 0', CONCERNING_MS],
    ['play', NORMAL_DURATION.ms / 2],
  ])
})

it('shows what the viewer does at normal speed', () => {
  expect(steps(['play'], true)).toEqual([['play', NORMAL_DURATION.ms]])
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
