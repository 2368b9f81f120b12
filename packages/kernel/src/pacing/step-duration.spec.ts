import { expect, it } from 'vitest'
import {
  LONG_DURATION,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  type StepDuration,
  toStageSteps,
  totalMs,
  ZERO_DURATION,
} from './step-duration.ts'

const READ = readingDuration(['ten letters'])
const DURATIONS: Readonly<Record<string, StepDuration>> = {
  play: NORMAL_DURATION,
  hit: LONG_DURATION,
  say: ZERO_DURATION,
  event: READ,
  draw: ROUTINE_DURATION,
}
const stageSteps = (...facts: string[]) => toStageSteps(facts, (fact) => DURATIONS[fact])
const shownFacts = (...facts: string[]) => stageSteps(...facts).map((step) => step.facts.join(' '))

it('shows visible facts one after the other, and invisible ones together with the next', () => {
  expect(shownFacts('say', 'play', 'say', 'hit')).toEqual(['say play say', 'hit'])
  expect(stageSteps('play', 'hit').map(({ ms }) => ms)).toEqual([NORMAL_DURATION.ms, LONG_DURATION.ms])
  expect(shownFacts()).toEqual([''])
})

it('shows an exclusive fact alone, and its consequences afterwards', () => {
  expect(shownFacts('play', 'event', 'say')).toEqual(['play', 'event', 'say'])
  expect(shownFacts('event')).toEqual(['event', ''])
  expect(shownFacts('say', 'event', 'event')).toEqual(['say event', 'event', ''])
})

it('shows a text for as long as the longest translation takes to read, up to a limit', () => {
  expect(readingDuration(['short', 'a longer one']).ms).toBe(readingDuration(['a longer one']).ms)
  expect(readingDuration(['a longer one']).ms).toBeGreaterThan(readingDuration(['short']).ms)
  expect(readingDuration(['x'.repeat(10_000)]).ms).toBeLessThan(10_000)
})

it('speeds up a step that would take too long', () => {
  const total = (plays: number) => totalMs(stageSteps(...Array<string>(plays).fill('play')))
  expect(total(3)).toBe(3 * NORMAL_DURATION.ms)
  expect(total(1000)).toBeCloseTo(15_000)
})

it('shows a run of draws as one movement', () => {
  expect(shownFacts('play', 'draw', 'say', 'draw', 'play')).toEqual(['play', 'draw say draw', 'play'])
  expect(totalMs(stageSteps('draw', 'draw'))).toBe(ROUTINE_DURATION.ms)
})
