import type { AnyRules, BaseSettings } from '@slapwise/kernel'
import { type OptionsConfig, parseOneOf } from '../args/args.ts'
import { type MatchArgs, parsePlayerCount, readMatchArgs, withPlayerCount } from '../args/match-args.ts'
import { UsageError } from '../args/usage-error.ts'
import { parseBots, repeatForSeats } from '../bots/bot-players.ts'
import type { GameTerminal } from '../games/game-terminal.ts'
import type { InstalledGames } from '../installed-games.ts'

/** One variant of the rules to be compared. */
export interface RulesVariant {
  /** The changed options, such as `limit=short`; empty if there are none. */
  readonly name: string
  readonly settings: BaseSettings
  readonly rules: AnyRules
  /** By seat. */
  readonly bots: readonly string[]
}

/** An option and the values that it takes in turn; null leaves the option unset. */
interface VariedOption {
  readonly option: string
  readonly values: readonly (string | null)[]
}

const MAX_VARIANTS = 60

/** Every combination of the `--vary` options; each is parsed as if it had been typed with the other arguments. */
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
    throw new UsageError(`--vary makes ${combinations.length} variants; at most ${MAX_VARIANTS} are allowed.`)
  return { base, variants: combinations.map((options) => buildVariant(args, installed, own, options)) }
}

/** Parses `limit=short,long`, `players=2..5` or `sets=base,base+pandora`. */
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
  if (new Set(values).size < values.length)
    throw new UsageError(`--vary ${option} must name each value only once.`)
  return { option, values: values.length > 1 ? values : [null, ...values] }
}

/** Expands `2..4` to 2, 3 and 4; any other value stays as it is. */
function expandRange(value: string): string[] {
  const [, from, to] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(value) ?? []
  if (from === undefined) return [value]
  if (Number(from) > Number(to))
    throw new UsageError(`--vary ${value}: a range must start with its smaller number.`)
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
