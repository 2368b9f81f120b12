import type { AnyGame, BaseSettings } from '@slapwise/kernel'
import type { GameTerminal, OptionValues, SettingsWithoutPlayers } from '../games/game-terminal.ts'
import { getTerminal } from '../games/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { GAME_OPTION, type OptionsConfig, parseWholeNumber, readArgs, readGame } from './args.ts'

type ValuesOf<O extends OptionsConfig> = ReturnType<typeof readArgs<O>>['values']

/** The parsed arguments of a command that sets up a match. */
export interface MatchArgs<O extends OptionsConfig> {
  readonly game: AnyGame
  readonly terminal: GameTerminal
  /** The settings without the number of players. */
  readonly settings: SettingsWithoutPlayers
  readonly values: ValuesOf<O>
}

export const PLAYERS_OPTION = { players: { type: 'string', default: '4' } } as const satisfies OptionsConfig

/** Finds the game first, since it decides which options exist. */
export function readMatchArgs<O extends OptionsConfig>(
  args: readonly string[],
  installed: InstalledGames,
  own: O,
): MatchArgs<O> {
  const game = readGame(installed.games, findGameOption(args))
  const terminal = getTerminal(installed, game)
  const { values } = readArgs(args, { ...terminal.settingsOptions, ...GAME_OPTION, ...own })
  const { players } = values as OptionValues
  const seats = players === undefined ? game.minPlayers : parsePlayerCount(game, String(players))
  const settings = terminal.readSettings(values as OptionValues, seats)
  return { game, terminal, settings, values: values as ValuesOf<O> }
}

export const parsePlayerCount = ({ minPlayers, maxPlayers }: AnyGame, text: string): number =>
  parseWholeNumber('players', text, minPlayers, maxPlayers)

/** Settings with the number of players, completed with the defaults of the game. */
export const withPlayerCount = (
  game: AnyGame,
  settings: SettingsWithoutPlayers,
  players: number,
): BaseSettings => game.settingsSchema.parse({ ...settings, players })

/** Finds `--game` before the other options are known. */
export function findGameOption(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='))
  return index < 0
    ? undefined
    : args[index] === '--game'
      ? args[index + 1]
      : args[index].slice('--game='.length)
}
