import { GAMES } from '@slapwise/games'
import { SPEECHES } from '@slapwise/games/words'
import type { Games, Speak } from '@slapwise/kernel'

/** The games that this terminal can play, and what they say. */
export interface House {
  readonly games: Games
  readonly speeches: Readonly<Record<string, Speak>>
}

export const HOUSE: House = { games: GAMES, speeches: SPEECHES }
