import { contractSuite } from '@slapwise/kernel/testing'
import { franticBoard } from '../game.ts'
import { cardIn } from '../table/lying.ts'
import { anySettings } from '../testing/any-settings.ts'
import { stride } from './side-by-side.ts'

contractSuite(franticBoard, {
  anySettings,
  mostAnswers: 20_000,
  recorded: new URL('../../recorded/', import.meta.url),
  census: ({ state: { hands, drawPile, discardPile, display, spaces } }) => [
    ...hands.flat(),
    ...drawPile,
    ...discardPile,
    ...display,
    ...spaces.flat().map(cardIn),
  ],
  stride,
})
