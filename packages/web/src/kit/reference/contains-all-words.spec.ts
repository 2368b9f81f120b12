import { expect, it } from 'vitest'
import { containsAllWords } from './contains-all-words.ts'

const THIEF = ['Thief', 'Look through somebody’s hand and keep two.', 'steal rob']

it('finds all words in any text, whatever their case and accents', () => {
  for (const sought of ['', 'thief', 'THIEF ', 'steal', 'keep two', 'two steal', 'Thíef'])
    expect([sought, containsAllWords(THIEF, sought)]).toEqual([sought, true])
  expect(containsAllWords(['Büchse der Pandora'], 'buchse')).toBe(true)
  for (const sought of ['skip', 'steal three'])
    expect([sought, containsAllWords(THIEF, sought)]).toEqual([sought, false])
})
