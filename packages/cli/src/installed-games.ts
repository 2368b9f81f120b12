import { extname } from 'node:path'
import { GAMES } from '@slapwise/games'
import { TEXT_FORMATTERS } from '@slapwise/games/i18n'
import type { Speak } from '@slapwise/kernel'
import type { Library } from '@slapwise/server'

/** The games that this terminal can play, and what they say. */
export interface InstalledGames extends Library {
  readonly formatters: Readonly<Record<string, Speak>>
}

/** Beside this file, among the sources as well as in a package. */
const botWorkerUrl = new URL(`bot-worker${extname(import.meta.url)}`, import.meta.url)

export const INSTALLED_GAMES: InstalledGames = {
  games: GAMES,
  formatters: TEXT_FORMATTERS,
  botWorker: botWorkerUrl,
}
