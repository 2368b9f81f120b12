import { testGameContract } from '@slapwise/kernel/testing'
import { franticBoardGame } from '../game.ts'
import { decodeCard } from '../table/placed-card.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import { stepPair } from './step-pair.ts'

testGameContract(franticBoardGame, {
  arbitrarySettings,
  maxAnswers: 20_000,
  recordsFolder: new URL('../../recorded/', import.meta.url),
  listPieces: ({ state: { hands, drawPile, discardPile, display, spaces } }) => [
    ...hands.flat(),
    ...drawPile,
    ...discardPile,
    ...display,
    ...spaces.flat().map(decodeCard),
  ],
  stepPair,
})
