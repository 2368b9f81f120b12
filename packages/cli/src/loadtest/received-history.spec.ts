import type { HistoryStep, ServerMessage } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { ReceivedHistory } from './received-history.ts'

const step = (version: number, kind = 'something'): HistoryStep =>
  ({ version, facts: [{ kind }] }) as unknown as HistoryStep

const update = (version: number, kind?: string) =>
  ({ type: 'update', ...step(version, kind) }) as unknown as ServerMessage

const welcome = (version: number, missedSteps: HistoryStep[] | null) =>
  ({ type: 'welcome', version, missedSteps }) as unknown as ServerMessage

it("equals the server's history after updates and after a reconnect", () => {
  const history = new ReceivedHistory()
  expect(history.recordMessage(welcome(2, null))).toBeNull()
  history.recordMessage(update(3))
  expect(history.recordMessage(welcome(5, [step(4), step(5)]))).toBeNull()
  expect(history.diffWithServer([1, 2, 3, 4, 5].map((version) => step(version)))).toBeNull()
})

it('reports since which version steps are missing', () => {
  const history = new ReceivedHistory()
  history.recordMessage(welcome(2, null))
  history.recordMessage(update(3))
  expect(history.recordMessage(welcome(5, null))).toBe(3)
  const serverHistory = [1, 2, 3, 4, 5].map((version) => step(version))
  expect(history.diffWithServer(serverHistory)).toContain('1 steps instead of 3')
  history.addMissedSteps([step(4), step(5)])
  expect(history.diffWithServer(serverHistory)).toBeNull()
})

it('reports a step with different facts', () => {
  const history = new ReceivedHistory()
  history.recordMessage(welcome(0, null))
  history.recordMessage(update(1, 'this'))
  expect(history.diffWithServer([step(1, 'that')])).toContain('version 1')
})
