import { describe, expect, it } from 'vitest'
import { MESSAGES } from './messages-by-language.ts'

describe('The players whom the table waits for', () => {
  it.each([
    ['en', [], 'One moment'],
    ['en', ['Ada'], 'Ada is thinking'],
    ['en', ['Ada', 'Ben'], 'Ada and Ben are thinking'],
    ['de', [], 'Einen Moment'],
    ['de', ['Ada'], 'Ada überlegt'],
    ['de', ['Ada', 'Ben'], 'Ada und Ben überlegen'],
  ] as const)('are named in %s: %o', (language, names, text) => {
    expect(MESSAGES[language].table.waitingFor(names)).toBe(text)
  })
})

it.each([
  ['en', ['Ada'], 'Ada is gone. We wait'],
  ['en', ['Ada', 'Ben'], 'Ada and Ben are gone. We wait'],
  ['de', ['Ada'], 'Ada ist weg. Wir warten'],
  ['de', ['Ada', 'Ben'], 'Ada und Ben sind weg. Wir warten'],
] as const)('Players who are gone are not said to be thinking, in %s: %o', (language, names, text) => {
  expect(MESSAGES[language].table.waitingForGone(names)).toBe(text)
})
