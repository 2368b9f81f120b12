import { franticBoardGame } from '@slapwise/board-game'
import { franticCardGame } from '@slapwise/card-game'
import { GameRegistry } from '@slapwise/kernel'

/** All games of this house. Stored rooms that name none are of the first one. */
export const GAMES = new GameRegistry(franticCardGame, franticBoardGame)
