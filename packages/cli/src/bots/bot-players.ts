import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AnyGame, Bot } from '@slapwise/kernel'
import { isFilePath, parseNameOrFile } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { BOT_TIMEOUT_MS } from './bot-timeout.ts'

/** A bot in a seat. */
export interface BotPlayer {
  /** A level of the game, or the path of a custom bot as it was typed. */
  readonly name: string
  readonly bot: Bot
  readonly isCustom: boolean
}

/** Parses a comma-separated list of levels and files; it is repeated until every seat has a bot. */
export const parseBots = ({ bots }: AnyGame, text: string): string[] =>
  text.split(',').map((name) => parseNameOrFile('bots', name.trim(), Object.keys(bots), './mine.ts'))

/** Loads one bot per name; a file that is named several times is loaded once. */
export async function loadBotPlayers(game: AnyGame, names: readonly string[]): Promise<BotPlayer[]> {
  const players = new Map<string, BotPlayer>()
  for (const name of new Set(names))
    players.set(
      name,
      isFilePath(name)
        ? { name, bot: await loadCustomBot(name), isCustom: true }
        : { name, bot: game.bots[name], isCustom: false },
    )
  return names.map((name) => players.get(name)!)
}

/** Formats bot names with their counts, such as `sly, simple × 3`. */
export const formatBotCounts = (bots: readonly string[]): string =>
  Array.from(new Set(bots), (name) =>
    formatNameCount(name, bots.filter((other) => other === name).length),
  ).join(', ')

export const formatNameCount = (name: string, seats: number): string =>
  seats > 1 ? `${name} × ${seats}` : name

/** Repeats a list of names until every seat has one. */
export const repeatForSeats = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => names[seat % names.length])

async function loadCustomBot(file: string): Promise<Bot> {
  const module = await importModule(file)
  const { default: bot } = module as { default?: Partial<Bot> | null }
  if (typeof bot?.answer === 'function') return bot as Bot
  throw new UsageError(
    `${file} is not a bot: its default export has no function 'answer' (see docs/bots.md).`,
  )
}

async function importModule(file: string): Promise<unknown> {
  const controller = new AbortController()
  try {
    return await Promise.race([
      import(pathToFileURL(resolve(file)).href),
      rejectAfterTimeout(controller.signal),
    ])
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${formatErrorLine(error)}.`)
  } finally {
    controller.abort()
  }
}

/** Limits how long a module with a top-level `await` may take to load. */
async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await setTimeout(BOT_TIMEOUT_MS, null, { signal })
  throw new Error(`it did not load within ${BOT_TIMEOUT_MS / 1000} seconds`)
}

/** The first line of the message of an error, or of any other thrown value. */
export const formatErrorLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    .replace(/\.$/, '')
