import { extname } from 'node:path'
import { GAMES } from '@slapwise/games'
import { SPEECHES } from '@slapwise/games/words'
import type { Speak } from '@slapwise/kernel'
import type { Library } from '@slapwise/server'

/** The games that this terminal can play, and what they say. */
export interface House extends Library {
  readonly speeches: Readonly<Record<string, Speak>>
}

/** Beside this file, among the sources as well as in a package. */
const thinker = new URL(`thinker${extname(import.meta.url)}`, import.meta.url)

export const HOUSE: House = { games: GAMES, speeches: SPEECHES, thinker }
