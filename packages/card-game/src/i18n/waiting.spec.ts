import { describe, expect, it } from 'vitest'
import type { Question } from '../index.ts'
import { LANGUAGES } from './languages.ts'

const names = {
  playerName: (seat: number) => ['Ada', 'Ben', 'Cem'][seat],
  isReader: (seat: number) => seat === 0,
  title: (id: string) => ({ 'gambling-man': 'Gambling Man', market: 'Market' })[id] ?? id,
  faceName: String,
}

describe('What the table waits for', () => {
  it.each<['en' | 'de', Question, string[], string]>([
    ['en', { ask: 'lay', source: 'gambling-man' }, ['Ben'], 'Ben lays a card for Gambling Man'],
    ['en', { ask: 'lay', source: 'gambling-man' }, ['Ben', 'Cem'], 'Ben and Cem lay a card for Gambling Man'],
    ['en', { ask: 'steal', source: 'thief', about: 0 }, ['Ben'], 'Ben goes through your hand'],
    ['en', { ask: 'steal', source: 'thief', about: 2 }, ['Ben'], 'Ben goes through somebody’s hand'],
    ['de', { ask: 'pick', source: 'market' }, ['Ben'], 'Ben nimmt eine Karte für Market'],
    [
      'de',
      { ask: 'lay', source: 'gambling-man' },
      ['Ben', 'Cem'],
      'Ben und Cem legen eine Karte für Gambling Man',
    ],
    ['de', { ask: 'turn', source: null }, ['Ben'], 'Ben legt oder zieht'],
  ])('is said in %s: %o', (language, question, who, text) => {
    expect(LANGUAGES[language].formatWaiting(question, who, names)).toBe(text)
  })
})
