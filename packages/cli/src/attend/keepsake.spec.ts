import type { Message, Step } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { Keepsake } from './keepsake.ts'

const step = (version: number, what = 'something'): Step =>
  ({ version, facts: [{ kind: what }] }) as unknown as Step

const update = (version: number, what?: string) =>
  ({ type: 'update', ...step(version, what) }) as unknown as Message

const welcome = (version: number, missed: Step[] | null) =>
  ({ type: 'welcome', version, missed }) as unknown as Message

it('is equal to a history that was told step by step, or after a reconnect', () => {
  const keepsake = new Keepsake()
  expect(keepsake.hear(welcome(2, null))).toBeNull()
  keepsake.hear(update(3))
  expect(keepsake.hear(welcome(5, [step(4), step(5)]))).toBeNull()
  expect(keepsake.differenceFrom([1, 2, 3, 4, 5].map((version) => step(version)))).toBeNull()
})

it('asks for what was missed for too long', () => {
  const keepsake = new Keepsake()
  keepsake.hear(welcome(2, null))
  keepsake.hear(update(3))
  expect(keepsake.hear(welcome(5, null))).toBe(3)
  const history = [1, 2, 3, 4, 5].map((version) => step(version))
  expect(keepsake.differenceFrom(history)).toContain('1 steps instead of 3')
  keepsake.fill([step(4), step(5)])
  expect(keepsake.differenceFrom(history)).toBeNull()
})

it('notices a step that was told otherwise', () => {
  const keepsake = new Keepsake()
  keepsake.hear(welcome(0, null))
  keepsake.hear(update(1, 'this'))
  expect(keepsake.differenceFrom([step(1, 'that')])).toContain('version 1')
})
