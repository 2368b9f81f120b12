import { franticBoard } from '@slapwise/board-game'
import { frantic } from '@slapwise/card-game'
import { Games } from '@slapwise/kernel'

/** All games of this house. Stored rooms that name none are of the first one. */
export const GAMES = new Games(frantic, franticBoard)
