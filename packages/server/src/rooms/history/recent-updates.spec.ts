import type { Fact } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { RecentUpdates } from './recent-updates.ts'

const fact: Fact<object, { readonly cards: readonly number[] }> = {
  publicPart: { kind: 'drew' },
  secretPart: { visibleTo: 0b01, cards: [7] },
}

function createUpdates(count: number): RecentUpdates {
  const steps = new RecentUpdates(10)
  for (let i = 0; i < count; i++) steps.add({ changeScope: 'match', facts: [fact] })
  return steps
}

const versionsIn = (text: string | null): number[] | null =>
  text && JSON.parse(text).map(({ version }: { version: number }) => version)

it('Keeps the last steps, and no earlier ones', () => {
  const steps = createUpdates(8)
  expect([10, 11, 12, 13, 17, 18].map((version) => versionsIn(steps.stepsAfter(version, null)))).toEqual([
    null,
    null,
    [13, 14, 15, 16, 17, 18],
    [14, 15, 16, 17, 18],
    [18],
    [],
  ])
})

it('Returns to each seat what it may know', () => {
  const steps = createUpdates(1)
  expect(steps.stepsAfter(10, 0)).toContain('"cards":[7]')
  expect(steps.stepsAfter(10, 1)).not.toContain('7')
})

it('Skips updates that nobody sees', () => {
  const steps = createUpdates(1)
  steps.add({ changeScope: 'none', facts: [] })
  expect(versionsIn(steps.stepsAfter(10, 0))).toEqual([11])
})

it('Drops all steps when the room changes, since seats may have other players', () => {
  const steps = createUpdates(3)
  steps.add({ changeScope: 'room', facts: [fact] })
  steps.add({ changeScope: 'match', facts: [] })
  expect([10, 13, 14].map((version) => versionsIn(steps.stepsAfter(version, 0)))).toEqual([null, null, [15]])
})
