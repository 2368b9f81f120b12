import type { AnyRules, BaseSettings } from '@slapwise/kernel'
import { type OptionsConfig, parseOneOf } from '../args/args.ts'
import { type MatchArgs, parsePlayerCount, readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { parseBots, repeatForSeats } from '../bots/bot-players.ts'
import type { GameTerminal } from '../games/game-terminal.ts'
import type { InstalledGames } from '../installed-games.ts'

/** One way to play, beside others. */
export interface RulesVariant {
  /** What is different, such as `limit=short`; empty where nothing is. */
  readonly name: string
  readonly settings: BaseSettings
  readonly rules: AnyRules
  /** In each seat. */
  readonly bots: readonly string[]
}

/** A setting, and what it is set to one after the other; null leaves it is. */
interface VariedOption {
  readonly option: string
  readonly values: readonly (string | null)[]
}

const MAX_VARIANTS = 60

/** Every combination of what is varied: each is read as if it had been typed with all the rest. */
export function readVariants<O extends OptionsConfig>(
  args: readonly string[],
  installed: InstalledGames,
  own: O,
): { readonly base: MatchArgs<O>; readonly variants: readonly RulesVariant[] } {
  const base = readMatchArgs(args, installed, own)
  const { vary = [] } = base.values as { vary?: string[] }
  const varied = vary.map((text) => parseVariedOption(base.terminal, text))
  const combinations = varied.reduce<string[][]>(
    (before, { option, values }) =>
      before.flatMap((options) =>
        values.map((value) => (value === null ? options : [...options, `${option}=${value}`])),
      ),
    [[]],
  )
  if (combinations.length > MAX_VARIANTS)
    throw new UsageError(`--vary makes ${combinations.length} variants; ${MAX_VARIANTS} are the most.`)
  return { base, variants: combinations.map((options) => buildVariant(args, installed, own, options)) }
}

/** Such as `limit=short,long`, `players=2..5`, `sets=base,base+pandora`. */
function parseVariedOption({ settingsOptions }: GameTerminal, text: string): VariedOption {
  const [, name = text, list] = /^(?:--)?([^=]+)=(.*)$/.exec(text) ?? []
  const names = [
    ...Object.keys(settingsOptions).filter((key) => settingsOptions[key].type === 'string'),
    'players',
    'bots',
  ]
  const option = parseOneOf('vary', name, names)
  const values = (list ?? '').split(',').flatMap((value) => expandRange(value.trim()))
  if (values.includes(''))
    throw new UsageError(`--vary ${option} needs values, such as --vary limit=short,long.`)
  if (new Set(values).size < values.length) throw new UsageError(`--vary ${option} takes each value once.`)
  return { option, values: values.length > 1 ? values : [null, ...values] }
}

/** `2..4` is 2, 3 and 4; anything else is itself. */
function expandRange(value: string): string[] {
  const [, from, to] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(value) ?? []
  if (from === undefined) return [value]
  if (Number(from) > Number(to)) throw new UsageError(`--vary counts upwards, not ${value}.`)
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i))
}

function buildVariant(
  args: readonly string[],
  installed: InstalledGames,
  own: OptionsConfig,
  options: readonly string[],
): RulesVariant {
  const typed = options.map((option) => `--${option.replaceAll('+', ',')}`)
  const { game, settings: rest, values } = readMatchArgs([...args, ...typed], installed, own)
  const { players, bots = game.substituteLevel } = values as { players: string; bots?: string }
  const settings = withPlayerCount(game, rest, parsePlayerCount(game, players))
  return {
    name: options.join(' '),
    settings,
    rules: game.createRules(settings, game.latestRulesVersion),
    bots: repeatForSeats(parseBots(game, bots), settings.players),
  }
}
