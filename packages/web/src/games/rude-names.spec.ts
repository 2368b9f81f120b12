import { CARD_KINDS } from '@slapwise/board-game'
import { CARD_SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { introductionMessages as boardDe } from './board/i18n/de/introductions.ts'
import { introductionMessages as boardEn } from './board/i18n/en/introductions.ts'
import { BOARD_LESSONS } from './board/lessons/index.ts'
import { introductionMessages as franticDe } from './frantic/i18n/de/introductions.ts'
import { introductionMessages as franticEn } from './frantic/i18n/en/introductions.ts'
import { FRANTIC_LESSONS } from './frantic/lessons/index.ts'

const CARD_KINDS_OF_GAMES = {
  board: CARD_KINDS,
  frantic: Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind)),
}

/** These texts are the same at tables with mild names, where the cards on the screen have other names. */
it.each([
  ['board', BOARD_LESSONS, boardEn, boardDe],
  ['frantic', FRANTIC_LESSONS, franticEn, franticDe],
] as const)('Lessons and introductions name no rude card: %s', (game, lessons, ...introductions) => {
  const rude = CARD_KINDS_OF_GAMES[game].filter(({ mildName }) => mildName !== null)
  const names = new Set(rude.flatMap(({ name }) => Object.values(name)))
  expect(names.size).toBeGreaterThan(0)
  const texts = [
    ...lessons.flatMap(({ title, summary, steps, closing }) => [title, summary, steps, closing]),
    ...introductions,
  ].map((text) => JSON.stringify(text))
  for (const name of names) expect(texts.filter((text) => text.includes(name))).toEqual([])
})
