import { expect, it } from 'vitest'
import { describeSets } from './describe-match.ts'

it('Boxes and boards are named in the words of the game, unknown ones as they are', () => {
  expect(describeSets({ game: 'frantic', sets: ['base'] }, 'de')).toBe('Grundspiel')
  expect(describeSets({ game: 'frantic', sets: ['of-tomorrow'] }, 'de')).toBe('of-tomorrow')
  expect(describeSets({ game: 'board', sets: ['blind-alley'] }, 'de')).toBe('Sackgasse')
  expect(describeSets({ game: 'board', sets: ['Loop'] }, 'de')).toBe('Loop')
  expect(describeSets({ game: 'board', sets: [] }, 'de')).toBe('')
  expect(describeSets({ game: 'of-tomorrow', sets: ['base'] }, 'de')).toBe('')
})
