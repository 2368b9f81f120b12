import { HOUSE } from '../house.ts'

/** The weakest bots of the first game. */
export const [WEAKEST] = Object.keys(HOUSE.games.first.bots)
