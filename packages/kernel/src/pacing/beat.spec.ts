import { expect, it } from 'vitest'
import { actsOf, type Beat, BLOW, moment, PLAIN, totalOf, UNSEEN } from './beat.ts'

const READ = moment(['ten letters'])
const BEATS: Readonly<Record<string, Beat>> = { play: PLAIN, hit: BLOW, say: UNSEEN, event: READ }
const acts = (...facts: string[]) => actsOf(facts, (fact) => BEATS[fact])
const told = (...facts: string[]) => acts(...facts).map((act) => act.facts.join(' '))

it('tells one thing after the other, and what is only said with what is seen', () => {
  expect(told('say', 'play', 'say', 'hit')).toEqual(['say play say', 'hit'])
  expect(acts('play', 'hit').map(({ ms }) => ms)).toEqual([PLAIN.ms, BLOW.ms])
  expect(told()).toEqual([''])
})

it('gives a moment the stage alone, and shows what comes of it afterwards', () => {
  expect(told('play', 'event', 'say')).toEqual(['play', 'event', 'say'])
  expect(told('event')).toEqual(['event', ''])
  expect(told('say', 'event', 'event')).toEqual(['say event', 'event', ''])
})

it('shows a moment as long as its longest text takes to read, and not for ever', () => {
  expect(moment(['short', 'a longer one']).ms).toBe(moment(['a longer one']).ms)
  expect(moment(['a longer one']).ms).toBeGreaterThan(moment(['short']).ms)
  expect(moment(['x'.repeat(10_000)]).ms).toBeLessThan(10_000)
})

it('hurries through a step in which too much happens', () => {
  const total = (plays: number) => totalOf(acts(...Array<string>(plays).fill('play')))
  expect(total(3)).toBe(3 * PLAIN.ms)
  expect(total(1000)).toBeCloseTo(15_000)
})
