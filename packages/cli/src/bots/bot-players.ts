import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AnyGame, Bot } from '@slapwise/kernel'
import { isFilePath, parseNameOrFile } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { BOT_TIMEOUT_MS } from './bot-timeout.ts'

/** One that sits at a table without being a person. */
export interface BotPlayer {
  /** A level of the game, or the file of somebody's own bot, as it was typed. */
  readonly name: string
  readonly bot: Bot
  readonly isCustom: boolean
}

/** Levels and files that go round the table. */
export const parseBots = ({ bots }: AnyGame, text: string): string[] =>
  text.split(',').map((name) => parseNameOrFile('bots', name.trim(), Object.keys(bots), './mine.ts'))

/** One for each name; a file is loaded once, however many play by it. */
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

/** Such as `sly, simple × 3`. */
export const formatBotCounts = (bots: readonly string[]): string =>
  Array.from(new Set(bots), (name) =>
    formatNameCount(name, bots.filter((other) => other === name).length),
  ).join(', ')

export const formatNameCount = (name: string, seats: number): string =>
  seats > 1 ? `${name} × ${seats}` : name

/** The names of all seats, where a list goes round the table. */
export const repeatForSeats = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => names[seat % names.length])

async function loadCustomBot(file: string): Promise<Bot> {
  const module = await importModule(file)
  const { default: bot } = module as { default?: Partial<Bot> | null }
  if (typeof bot?.answer === 'function') return bot as Bot
  throw new UsageError(`${file} is no bot: its default export has no function 'answer'.`)
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

/** A module may wait for something, but not for ever. */
async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await setTimeout(BOT_TIMEOUT_MS, null, { signal })
  throw new Error(`it was not ready within ${BOT_TIMEOUT_MS / 1000} seconds`)
}

/** Whatever was thrown, in a line. */
export const formatErrorLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    .replace(/\.$/, '')
