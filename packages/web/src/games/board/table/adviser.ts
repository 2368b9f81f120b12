import { applyMildNamesToSetup, type BoardRules, franticBoardGame } from '@slapwise/board-game'
import { createTextFormatter } from '@slapwise/board-game/i18n'
import type { AnyRules } from '@slapwise/kernel'
import { createAdviser } from '../../../kit/create-adviser.ts'

export default createAdviser(franticBoardGame, createTextFormatter, (rules) => {
  const { setup } = rules as unknown as BoardRules
  return { ...rules, setup: applyMildNamesToSetup(setup, true) } as AnyRules
})
