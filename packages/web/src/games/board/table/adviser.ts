import { franticBoardGame } from '@slapwise/board-game'
import { createAdviser } from '../../../kit/create-adviser.ts'
import { GAME_TEXTS } from '../game-texts.ts'

export default createAdviser(franticBoardGame, GAME_TEXTS)
