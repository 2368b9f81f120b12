import { franticCardGame } from '@slapwise/card-game'
import { createAdviser } from '../../../kit/create-adviser.ts'
import { GAME_TEXTS } from '../game-texts.ts'

export default createAdviser(franticCardGame, GAME_TEXTS)
