import '../../browser/disable-zod-jit.ts'
import { franticCardGame } from '@slapwise/card-game'
import { runAnalysisHost } from '../../kit/analysis-host.ts'
import { GAME_TEXTS } from './game-texts.ts'

runAnalysisHost(franticCardGame, GAME_TEXTS)
