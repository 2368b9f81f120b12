import { loadPuzzleCollection, type PuzzleCollection } from '@slapwise/games/puzzles'
import { type AnyGame, type Puzzle, puzzleSchema } from '@slapwise/kernel'
import {
  GAME_OPTION,
  MILD_OPTION,
  parseArgumentNumber,
  parseWholeNumber,
  readArgs,
  readGame,
} from '../args/args.ts'
import { UsageError } from '../args/usage-error.ts'
import { assertNewFile, readJson, withFileErrors } from '../files.ts'
import { type CliMessages, LANGUAGE_OPTION, readMessages } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { minePuzzles } from '../puzzles/mine-puzzles.ts'
import { openPuzzleScreens } from '../puzzles/puzzle-screens.ts'
import { solvePuzzle } from '../puzzles/solve-puzzle.ts'
import { print } from '../terminal/screen.ts'

const OPTIONS = {
  ...GAME_OPTION,
  ...MILD_OPTION,
  ...LANGUAGE_OPTION,
  mine: { type: 'boolean', default: false },
  count: { type: 'string' },
  seed: { type: 'string', default: 'puzzle' },
  continue: { type: 'string' },
  save: { type: 'string' },
} as const

type MineValues = Readonly<Partial<Record<'count' | 'continue' | 'save', string>>> & { readonly seed: string }

/** Lists the puzzles of a game, poses one, or looks for new ones. */
export async function puzzlesCommand(args: readonly string[], installed: InstalledGames): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS, 1)
  const messages = readMessages(values.lang)
  const game = readGame(installed.games, values.game)
  const collection = await loadPuzzleCollection(game.id)
  if (!collection) throw new UsageError(`The game ${game.id} has no puzzles.`)
  if (values.mine) return runMiner(game, collection, values)
  const open = (index: number) =>
    openPuzzleScreens(installed, collection.puzzles[index], messages, values.mild)
  const [number] = positionals
  if (number === undefined) {
    for (const index of collection.puzzles.keys())
      print(formatRow(index, collection, open(index).question, messages))
    print(messages.puzzles.solveHint(game.id))
    return 0
  }
  const index = parseArgumentNumber('The puzzle', number, 1, collection.puzzles.length) - 1
  await solvePuzzle(
    collection.puzzles[index],
    open(index),
    messages,
    messages.puzzles.title(index + 1, collection.puzzles.length),
  )
  return 0
}

const NUMBER_WIDTH = 5

function formatRow(
  index: number,
  { puzzles }: PuzzleCollection,
  question: string,
  { puzzles: texts }: CliMessages,
): string {
  const number = String(index + 1).padStart(NUMBER_WIDTH)
  return `${number}  ${texts.players(puzzles[index].settings.players)}  ${question}`
}

function runMiner(
  game: AnyGame,
  { plan }: PuzzleCollection,
  { seed, count, save, continue: earlier }: MineValues,
): number {
  if (save === undefined) throw new UsageError('--mine needs a new file for the puzzles: --save FILE')
  assertNewFile(save)
  const wanted = count === undefined ? plan.count : parseWholeNumber('count', count, 1, MAX_COUNT)
  const found = earlier === undefined ? [] : readPuzzles(game, earlier)
  const { puzzles, matches } = withFileErrors(save, () =>
    minePuzzles(game, { ...plan, count: wanted }, seed, save, found),
  )
  print(`Puzzles: ${puzzles.length}, matches: ${matches}, file: ${save}`)
  return 0
}

function readPuzzles(game: AnyGame, path: string): readonly Puzzle[] {
  const json = readJson(path)
  const parsed = (Array.isArray(json) ? json : [null]).map((puzzle) => puzzleSchema.safeParse(puzzle).data)
  const puzzles = parsed.filter((puzzle) => puzzle?.game === game.id) as Puzzle[]
  if (puzzles.length < parsed.length)
    throw new UsageError(`${path} is not a list of puzzles of the game ${game.id}.`)
  return puzzles
}

const MAX_COUNT = 10_000
