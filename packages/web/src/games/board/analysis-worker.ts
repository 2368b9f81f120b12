import '../../browser/disable-zod-jit.ts'
import { franticBoardGame } from '@slapwise/board-game'
import { runAnalysisHost } from '../../kit/analysis-host.ts'
import { GAME_TEXTS } from './game-texts.ts'

runAnalysisHost(franticBoardGame, GAME_TEXTS)
