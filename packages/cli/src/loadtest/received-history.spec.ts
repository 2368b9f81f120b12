import type { ServerMessage, HistoryStep } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { ReceivedHistory } from './received-history.ts'

const step = (version: number, what = 'something'): HistoryStep =>
  ({ version, facts: [{ kind: what }] }) as unknown as HistoryStep

const update = (version: number, what?: string) =>
  ({ type: 'update', ...step(version, what) }) as unknown as ServerMessage

const welcome = (version: number, missed: HistoryStep[] | null) =>
  ({ type: 'welcome', version, missed }) as unknown as ServerMessage

it('is equal to a history that was told step by step, or after a reconnect', () => {
  const keepsake = new ReceivedHistory()
  expect(keepsake.recordMessage(welcome(2, null))).toBeNull()
  keepsake.recordMessage(update(3))
  expect(keepsake.recordMessage(welcome(5, [step(4), step(5)]))).toBeNull()
  expect(keepsake.diffWithServer([1, 2, 3, 4, 5].map((version) => step(version)))).toBeNull()
})

it('asks for what was missed for too long', () => {
  const keepsake = new ReceivedHistory()
  keepsake.recordMessage(welcome(2, null))
  keepsake.recordMessage(update(3))
  expect(keepsake.recordMessage(welcome(5, null))).toBe(3)
  const history = [1, 2, 3, 4, 5].map((version) => step(version))
  expect(keepsake.diffWithServer(history)).toContain('1 steps instead of 3')
  keepsake.addMissedSteps([step(4), step(5)])
  expect(keepsake.diffWithServer(history)).toBeNull()
})

it('notices a step that was told otherwise', () => {
  const keepsake = new ReceivedHistory()
  keepsake.recordMessage(welcome(0, null))
  keepsake.recordMessage(update(1, 'this'))
  expect(keepsake.diffWithServer([step(1, 'that')])).toContain('version 1')
})
