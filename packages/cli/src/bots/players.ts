import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { AnyGame, Bot } from '@slapwise/kernel'
import { isFile, nameOrFile } from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { PATIENCE_MS } from './patience.ts'

/** One that sits at a table without being a person. */
export interface Player {
  /** A level of the game, or the file of somebody's own bot, as it was typed. */
  readonly name: string
  readonly bot: Bot
  readonly isOwn: boolean
}

/** Levels and files that go round the table. */
export const readBots = ({ bots }: AnyGame, text: string): string[] =>
  text.split(',').map((name) => nameOrFile('bots', name.trim(), Object.keys(bots), './mine.ts'))

/** One for each name; a file is loaded once, however many play by it. */
export async function loadPlayers(game: AnyGame, names: readonly string[]): Promise<Player[]> {
  const players = new Map<string, Player>()
  for (const name of new Set(names))
    players.set(
      name,
      isFile(name)
        ? { name, bot: await loadBot(name), isOwn: true }
        : { name, bot: game.bots[name], isOwn: false },
    )
  return names.map((name) => players.get(name)!)
}

/** Such as `sly, simple × 3`. */
export const countedNames = (bots: readonly string[]): string =>
  Array.from(new Set(bots), (name) => counted(name, bots.filter((other) => other === name).length)).join(', ')

export const counted = (name: string, seats: number): string => (seats > 1 ? `${name} × ${seats}` : name)

/** The names of all seats, where a list goes round the table. */
export const roundTheTable = (names: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => names[seat % names.length])

async function loadBot(file: string): Promise<Bot> {
  const module = await load(file)
  const { default: bot } = module as { default?: Partial<Bot> | null }
  if (typeof bot?.answer === 'function') return bot as Bot
  throw new UsageError(`${file} is no bot: its default export has no function 'answer'.`)
}

async function load(file: string): Promise<unknown> {
  const controller = new AbortController()
  try {
    return await Promise.race([import(pathToFileURL(resolve(file)).href), impatience(controller.signal)])
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${firstLine(error)}.`)
  } finally {
    controller.abort()
  }
}

/** A module may wait for something, but not for ever. */
async function impatience(signal: AbortSignal): Promise<never> {
  await setTimeout(PATIENCE_MS, null, { signal })
  throw new Error(`it was not ready within ${PATIENCE_MS / 1000} seconds`)
}

/** Whatever was thrown, in a line. */
export const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    .replace(/\.$/, '')
