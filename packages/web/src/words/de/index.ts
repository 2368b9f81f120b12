import type { Lexicon } from '../lexicon/index.ts'
import { question } from './question.ts'
import { room } from './room.ts'
import { start } from './start.ts'
import { table, why } from './table.ts'

export const de: Lexicon = {
  language: 'de',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', purple: 'Violett', black: 'Schwarz' },
  bots: ['Schlaubot', 'Grimmbot', 'Nobelbot', 'Zwergbot', 'Lautbot', 'Schrägbot', 'Knuddelbot', 'Coolbot'],
  start,
  room,
  table,
  question,
  why,
}
