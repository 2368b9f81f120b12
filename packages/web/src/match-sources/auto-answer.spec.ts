import type { Prompt } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { autoAnswerDelayMs } from './auto-answer.ts'

const prompt = (mode: string) =>
  ({ seat: 0, mode, choice: { kind: 'one', of: 'card', options: [0] } }) as unknown as Prompt<unknown>

it('leaves time to read that nothing fits, less if it is the next time in a row', () => {
  const delaysMs = [0, 4000, 9000].map((waitedMs) => autoAnswerDelayMs(prompt('decide'), 900, waitedMs))
  expect(delaysMs).toEqual([900, 450, 225])
})

it('keeps a score sheet open for as long as ever', () => {
  expect(autoAnswerDelayMs(prompt('acknowledge'), 900, 20_000)).toBe(
    autoAnswerDelayMs(prompt('acknowledge'), 900, 0),
  )
})
