import type { HistoryStep, ServerMessage } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { ReceivedHistory } from './received-history.ts'

const step = (version: number, what = 'something'): HistoryStep =>
  ({ version, facts: [{ kind: what }] }) as unknown as HistoryStep

const update = (version: number, what?: string) =>
  ({ type: 'update', ...step(version, what) }) as unknown as ServerMessage

const welcome = (version: number, missed: HistoryStep[] | null) =>
  ({ type: 'welcome', version, missed }) as unknown as ServerMessage

it('is equal to a history that was told step by step, or after a reconnect', () => {
  const history = new ReceivedHistory()
  expect(history.recordMessage(welcome(2, null))).toBeNull()
  history.recordMessage(update(3))
  expect(history.recordMessage(welcome(5, [step(4), step(5)]))).toBeNull()
  expect(history.diffWithServer([1, 2, 3, 4, 5].map((version) => step(version)))).toBeNull()
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
  const history = new ReceivedHistory()
  history.recordMessage(welcome(0, null))
  history.recordMessage(update(1, 'this'))
  expect(history.diffWithServer([step(1, 'that')])).toContain('version 1')
})
