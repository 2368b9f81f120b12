import { expect, it } from 'vitest'
import {
  LONG_DURATION,
  NORMAL_DURATION,
  readingDuration,
  type StepDuration,
  toStageSteps,
  totalMs,
  ZERO_DURATION,
} from './step-duration.ts'

const READ = readingDuration(['ten letters'])
const BEATS: Readonly<Record<string, StepDuration>> = {
  play: NORMAL_DURATION,
  hit: LONG_DURATION,
  say: ZERO_DURATION,
  event: READ,
}
const acts = (...facts: string[]) => toStageSteps(facts, (fact) => BEATS[fact])
const told = (...facts: string[]) => acts(...facts).map((act) => act.facts.join(' '))

it('tells one thing after the other, and what is only said with what is seen', () => {
  expect(told('say', 'play', 'say', 'hit')).toEqual(['say play say', 'hit'])
  expect(acts('play', 'hit').map(({ ms }) => ms)).toEqual([NORMAL_DURATION.ms, LONG_DURATION.ms])
  expect(told()).toEqual([''])
})

it('gives a moment the stage alone, and shows what comes of it afterwards', () => {
  expect(told('play', 'event', 'say')).toEqual(['play', 'event', 'say'])
  expect(told('event')).toEqual(['event', ''])
  expect(told('say', 'event', 'event')).toEqual(['say event', 'event', ''])
})

it('shows a moment as long as its longest text takes to read, and not for ever', () => {
  expect(readingDuration(['short', 'a longer one']).ms).toBe(readingDuration(['a longer one']).ms)
  expect(readingDuration(['a longer one']).ms).toBeGreaterThan(readingDuration(['short']).ms)
  expect(readingDuration(['x'.repeat(10_000)]).ms).toBeLessThan(10_000)
})

it('hurries through a step in which too much happens', () => {
  const total = (plays: number) => totalMs(acts(...Array<string>(plays).fill('play')))
  expect(total(3)).toBe(3 * NORMAL_DURATION.ms)
  expect(total(1000)).toBeCloseTo(15_000)
})
