import { adviceSuite } from '../../../kit/testing/advice-suite.ts'
import { MOMENTS } from '../design/moments/index.ts'
import { stageMoment } from '../design/stage.ts'
import adviser from './adviser.ts'
import { BOARD_TABLE_GAME } from './table-game.ts'

adviceSuite(
  BOARD_TABLE_GAME,
  adviser,
  Object.fromEntries(Object.entries(MOMENTS).map(([name, moment]) => [name, stageMoment(moment)])),
)
