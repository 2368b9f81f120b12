import { extname } from 'node:path'
import { GAMES } from '@slapwise/games'
import { TEXT_FORMATTERS } from '@slapwise/games/i18n'
import type { CreateTextFormatter } from '@slapwise/kernel'
import type { GameLibrary } from '@slapwise/server'

/** The games that this terminal can play, and what they say. */
export interface InstalledGames extends GameLibrary {
  readonly formatters: Readonly<Record<string, CreateTextFormatter>>
}

/** Beside this file, among the sources as well as in a package. */
const botWorkerUrl = new URL(`bot-worker${extname(import.meta.url)}`, import.meta.url)

export const INSTALLED_GAMES: InstalledGames = {
  games: GAMES,
  formatters: TEXT_FORMATTERS,
  botWorker: botWorkerUrl,
}
