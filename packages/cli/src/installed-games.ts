import { extname } from 'node:path'
import { GAMES } from '@slapwise/games'
import { GAME_NAMES, TEXT_FORMATTERS } from '@slapwise/games/i18n'
import type { TextFormatterFactory } from '@slapwise/kernel'
import type { GameLibrary } from '@slapwise/server'

/** The games of this installation, their names, their text formatters and the bot worker. */
export interface InstalledGames extends GameLibrary {
  readonly formatters: Readonly<Record<string, TextFormatterFactory>>
}

/** The worker lies beside this file, in the sources and in the npm package. */
const botWorkerUrl = new URL(`bot-worker${extname(import.meta.url)}`, import.meta.url)

export const INSTALLED_GAMES: InstalledGames = {
  games: GAMES,
  formatters: TEXT_FORMATTERS,
  botWorker: botWorkerUrl,
  names: GAME_NAMES,
}
