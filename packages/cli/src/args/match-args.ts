import type { AnyGame, Players } from '@slapwise/kernel'
import { terminalOf } from '../games/index.ts'
import type { GameTerminal, SettingsOf, Values } from '../games/terminal.ts'
import type { House } from '../house.ts'
import { GAME_OPTION, type Options, readArgs, readGame, wholeNumber } from './args.ts'

type ValuesOf<O extends Options> = ReturnType<typeof readArgs<O>>['values']

/** What a command that plays was told. */
export interface MatchArgs<O extends Options> {
  readonly game: AnyGame
  readonly terminal: GameTerminal
  /** But for the players. */
  readonly settings: SettingsOf
  readonly values: ValuesOf<O>
}

export const PLAYERS_OPTION = { players: { type: 'string', default: '4' } } as const satisfies Options

/** Which options there are depends on the game, so that is looked for first. */
export function readMatchArgs<O extends Options>(
  args: readonly string[],
  house: House,
  own: O,
): MatchArgs<O> {
  const game = readGame(house.games, gameIn(args))
  const terminal = terminalOf(house, game)
  const { values } = readArgs(args, { ...terminal.options, ...GAME_OPTION, ...own })
  const { players } = values as Values
  const seats = players === undefined ? game.leastPlayers : readPlayers(game, String(players))
  const settings = terminal.readSettings(values as Values, seats)
  return { game, terminal, settings, values: values as ValuesOf<O> }
}

export const readPlayers = ({ leastPlayers, mostPlayers }: AnyGame, text: string): number =>
  wholeNumber('players', text, leastPlayers, mostPlayers)

/** As the game itself writes them down. */
export const withPlayers = (game: AnyGame, settings: SettingsOf, players: number): Players =>
  game.settings.parse({ ...settings, players })

/** The game that is named among arguments of which nothing else is known. */
export function gameIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='))
  return at < 0 ? undefined : args[at] === '--game' ? args[at + 1] : args[at].slice('--game='.length)
}
