import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { AnyGame, GameRegistry } from '@slapwise/kernel'
import { didYouMean } from './suggest.ts'
import { UsageError } from './usage-error.ts'

export type OptionsConfig = NonNullable<ParseArgsConfig['options']>

export function readArgs<O extends OptionsConfig>(args: readonly string[], options: O, files = 0) {
  try {
    const parsed = parseArgs({ args: joinNegativeNumbers(args), options, allowPositionals: files > 0 })
    if (parsed.positionals.length > files)
      throw new UsageError(`Unexpected argument '${parsed.positionals[files]}'; see slapwise help.`)
    return parsed
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [problem] = error.message.split(/\.?\n|\. |\.$/)
    const [, unknown] = /^Unknown option '--(.+)'$/.exec(problem) ?? []
    const suggestion = unknown === undefined ? '' : didYouMean(unknown, Object.keys(options), '--')
    throw new UsageError(`${problem}.${suggestion}`)
  }
}

/** Joins `--matches -5` into `--matches=-5`: `parseArgs` would take `-5` for an option of its own. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const option = joined.at(-1)
    if (/^-\d/.test(arg) && option?.startsWith('--')) joined[joined.length - 1] = `${option}=${arg}`
    else joined.push(arg)
  }
  return joined
}

/** The option `--mild` of commands that print card names. */
export const MILD_OPTION = { mild: { type: 'boolean', default: false } } as const satisfies OptionsConfig

/** The option `--game` of commands that play a match. */
export const GAME_OPTION = { game: { type: 'string' } } as const satisfies OptionsConfig

export const readGame = (games: GameRegistry, id: string | undefined): AnyGame =>
  id === undefined
    ? games.defaultGame
    : games.find(
        parseOneOf(
          'game',
          id,
          Array.from(games, (game) => game.id),
        ),
      )!

export const parseList = <T extends string>(option: string, text: string, names: readonly T[]): T[] =>
  text.split(',').map((name) => parseOneOf(option, name.trim(), names))

export const parseWholeNumber = (option: string, text: string, min: number, max: number): number =>
  parseArgumentNumber(`--${option}`, text, min, max)

/** `name` is what the error calls the argument. */
export function parseArgumentNumber(name: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`)
}

export function parseOneOf<T extends string>(option: string, text: string, names: readonly T[]): T {
  const name = names.find((known) => known === text)
  if (name) return name
  throw new UsageError(`--${option} must be ${formatOrList(names)}, not '${text}'.${didYouMean(text, names)}`)
}

/** True for a path; false for the name of a level, board or rule card. */
export const isFilePath = (text: string): boolean => /[./\\]/.test(text)

/** Accepts a known name or the path of a file. */
export function parseNameOrFile(
  option: string,
  text: string,
  names: readonly string[],
  example: string,
): string {
  if (isFilePath(text) || names.includes(text)) return text
  const known = formatOrList([...names, `a file such as ${example}`])
  throw new UsageError(`--${option} must be ${known}, not '${text}'.${didYouMean(text, names)}`)
}

export const formatOrList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
