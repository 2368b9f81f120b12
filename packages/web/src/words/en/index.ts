import type { Lexicon } from '../lexicon/index.ts'
import { question } from './question.ts'
import { room } from './room.ts'
import { start } from './start.ts'
import { table, why } from './table.ts'

export const en: Lexicon = {
  language: 'en',
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', purple: 'purple', black: 'black' },
  bots: ['Sly bot', 'Grim bot', 'Posh bot', 'Tiny bot', 'Loud bot', 'Odd bot', 'Fond bot', 'Cool bot'],
  start,
  room,
  table,
  question,
  why,
}
