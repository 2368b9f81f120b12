import { applyMildNamesToSetup, type CardRules } from '@slapwise/card-game'
import { createTextFormatter } from '@slapwise/card-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import type { GameTexts } from '../../kit/game-texts.ts'

/** The game in words, for advice and analysis. */
export const GAME_TEXTS: GameTexts = {
  createTextFormatter,
  applyMildNames(rules) {
    const { setup } = rules as unknown as CardRules
    return { ...rules, setup: applyMildNamesToSetup(setup, true) } as AnyRules
  },
}
