import { type Call, settingsSchema, setUp } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { plain } from '../testing/plain.ts'
import { callWords } from './call.ts'

const setup = setUp(settingsSchema.parse({ players: 2 }))
const NOTHING: Call = { colour: null, number: null, symbol: null, black: false, anything: false, traits: 0 }

const top = (kind: string): number => setup.prints.find((face) => face.kind.id === kind)!.index

it.each([
  [{ ...NOTHING, colour: 'red', number: 5 } as const, 'number', '▲ red or 5'],
  [{ ...NOTHING, colour: 'blue', symbol: 'gift' } as const, 'gift', '● blue or Gift'],
  [{ ...NOTHING, number: 5 }, 'black-number', '5 or an open-wish card'],
  [{ ...NOTHING, number: 7 }, 'fantastic', 'wish: 7'],
  [{ ...NOTHING, colour: 'yellow' } as const, 'counterattack', 'wish: ★ yellow'],
  [{ ...NOTHING, black: true }, 'number', '✖ black or an open-wish card'],
  [{ ...NOTHING, anything: true }, 'fuck-you', 'anything'],
])('%j', (call, kind, words) => {
  expect(plain(callWords(setup, call, top(kind)))).toBe(words)
})
