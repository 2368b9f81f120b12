import { franticCardGame } from '@slapwise/card-game'
import { describeAnalysis } from '../../kit/testing/analysis-suite.ts'
import { GAME_TEXTS } from './game-texts.ts'

describeAnalysis(franticCardGame, GAME_TEXTS, { limit: 'none' })
