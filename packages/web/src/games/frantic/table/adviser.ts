import { applyMildNamesToSetup, type CardRules, franticCardGame } from '@slapwise/card-game'
import { createTextFormatter } from '@slapwise/card-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { createAdviser } from '../../../kit/create-adviser.ts'

export default createAdviser(franticCardGame, createTextFormatter, (rules) => {
  const { setup } = rules as unknown as CardRules
  return { ...rules, setup: applyMildNamesToSetup(setup, true) } as AnyRules
})
