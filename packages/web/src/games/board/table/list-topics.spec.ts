import { franticBoardGame } from '@slapwise/board-game'
import type { AnyGame } from '@slapwise/kernel'
import { introductionsSuite } from '../../../kit/testing/introductions-suite.ts'
import { introductionMessages as de } from '../i18n/de/introductions.ts'
import { introductionMessages as en } from '../i18n/en/introductions.ts'
import { BOX_ITEMS_BY_ID } from '../reference/box-items.ts'
import { readBoardState } from './state.ts'
import { BOARD_TABLE_GAME } from './table-game.ts'

introductionsSuite({
  game: franticBoardGame as unknown as AnyGame,
  tableGame: BOARD_TABLE_GAME,
  settings: { players: 4, limit: 'short' },
  listVisibleItems(state) {
    const { match, newFacts, setup } = readBoardState(state)
    const kinds = newFacts.flatMap((fact) =>
      'card' in fact && typeof fact.card === 'number' ? [fact.card] : [],
    )
    const ids = newFacts.flatMap((fact) => Object.values(fact).filter((value) => typeof value === 'string'))
    const source = match.own.prompt?.question.source
    return new Set([
      ...ids,
      ...[...kinds, ...match.own.hand].map((kind) => setup.kinds[kind].id),
      ...(source ? [source] : []),
    ])
  },
  questionTexts: [en, de],
  hasText: (key) => BOX_ITEMS_BY_ID.has(key),
})
