import { franticBoardGame } from '@slapwise/board-game'
import { franticCardGame } from '@slapwise/card-game'
import { GameRegistry } from '@slapwise/kernel'

/** All games of this project. Stored rooms without a game id belong to the first one. */
export const GAMES = new GameRegistry(franticCardGame, franticBoardGame)
