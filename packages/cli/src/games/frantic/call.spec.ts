import { type Call, createCardRules } from '@slapwise/card-game'
import { formatCall } from '@slapwise/card-game/i18n'
import { expect, it } from 'vitest'
import { readMessages } from '../../i18n/index.ts'
import { toPlainText } from '../../testing/plain-text.ts'
import { createFormatter } from './formatter.ts'

const rules = createCardRules({ players: 2 })
const { prints } = rules.setup
const NOTHING: Call = { colour: null, number: null, symbol: null, black: false, anything: false, traits: 0 }

const formatterFor = (lang: string) =>
  createFormatter({
    rules,
    participants: { playerNames: ['Ada', 'Ben'], viewer: 0 },
    messages: readMessages(lang),
    usesMildNames: false,
  })

const top = (kind: string): number => prints.find((face) => face.kind.id === kind)!.index

it.each([
  [{ ...NOTHING, colour: 'red', number: 5 } as const, 'number', '▲ red or 5', '▲ Rot oder 5'],
  [{ ...NOTHING, colour: 'blue', symbol: 'gift' } as const, 'gift', '● blue or Gift', '● Blau oder Gift'],
  [{ ...NOTHING, number: 5 }, 'black-number', '5 or an open-wish card', '5 oder eine Wunschkarte'],
  [{ ...NOTHING, number: 7 }, 'fantastic', 'wish: 7', 'Wunsch: 7'],
  [{ ...NOTHING, colour: 'yellow' } as const, 'counterattack', 'wish: ★ yellow', 'Wunsch: ★ Gelb'],
  [{ ...NOTHING, black: true }, 'number', '✖ black or an open-wish card', '✖ Schwarz oder eine Wunschkarte'],
  [{ ...NOTHING, anything: true }, 'fuck-you', 'anything', 'egal was'],
])('%j', (call, kind, en, de) => {
  expect(toPlainText(formatCall(formatterFor('en'), call, top(kind)))).toBe(en)
  expect(toPlainText(formatCall(formatterFor('de'), call, top(kind)))).toBe(de)
})
