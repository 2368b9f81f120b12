import { franticBoardGame } from '@slapwise/board-game'
import { describeAnalysis } from '../../kit/testing/analysis-suite.ts'
import { GAME_TEXTS } from './game-texts.ts'

describeAnalysis(franticBoardGame, GAME_TEXTS, { limit: 1 })
