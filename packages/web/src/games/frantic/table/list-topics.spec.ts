import { CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import { findReferenceItem } from '@slapwise/card-game/i18n'
import type { AnyGame } from '@slapwise/kernel'
import { introductionsSuite } from '../../../kit/testing/introductions-suite.ts'
import { introductionMessages as de } from '../i18n/de/introductions.ts'
import { introductionMessages as en } from '../i18n/en/introductions.ts'
import { readFranticState } from './state.ts'
import { FRANTIC_TABLE_GAME } from './table-game.ts'

const SETTINGS = { players: 4, sets: [...CARD_SET_NAMES], ruleCards: 2, limit: 'short' }

introductionsSuite({
  game: franticCardGame as unknown as AnyGame,
  tableGame: FRANTIC_TABLE_GAME,
  settings: SETTINGS,
  listVisibleItems(state) {
    const { match, newFacts, setup } = readFranticState(state)
    const { table, own } = match
    const faces = newFacts.flatMap((fact) => ('face' in fact ? [fact.face] : []))
    const ids = newFacts.flatMap((fact) =>
      Object.values(fact).flatMap((value) =>
        typeof value === 'string' ? value : Array.isArray(value) ? value : [],
      ),
    )
    return new Set([
      ...ids.filter((id) => typeof id === 'string'),
      ...faces.map((face) => setup.prints[face].kind.id),
      ...own.hand.map((card) => setup.faces[card].kind.id),
      ...own.powers.map(({ power }) => power),
      ...table.ruleCards,
      ...(own.prompt?.question.source ? [own.prompt.question.source] : []),
    ])
  },
  questionTexts: [en, de],
  hasText: (key) =>
    findReferenceItem(
      readFranticState({ settings: SETTINGS, rulesVersion: franticCardGame.latestRulesVersion } as never)
        .setup,
      key,
    ) !== undefined,
})
