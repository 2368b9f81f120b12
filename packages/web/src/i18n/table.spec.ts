import { describe, expect, it } from 'vitest'
import { MESSAGES } from './messages-by-language.ts'

describe('The players whom the table waits for', () => {
  it.each([
    ['en', [], 'The table is thinking'],
    ['en', ['Ada'], 'Ada is thinking'],
    ['en', ['Ada', 'Ben'], 'Ada and Ben are thinking'],
    ['de', [], 'Der Tisch überlegt'],
    ['de', ['Ada'], 'Ada überlegt'],
    ['de', ['Ada', 'Ben'], 'Ada und Ben überlegen'],
  ] as const)('are named in %s: %o', (language, names, text) => {
    expect(MESSAGES[language].table.waitingFor(names)).toBe(text)
  })
})
