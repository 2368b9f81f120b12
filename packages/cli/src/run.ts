import packageJson from '../package.json' with { type: 'json' }
import { didYouMean } from './args/suggest.ts'
import { UsageError } from './args/usage-error.ts'
import { analyseCommand } from './commands/analyse.ts'
import { arenaCommand } from './commands/arena.ts'
import { cardsCommand } from './commands/cards.ts'
import { helpCommand } from './commands/help.ts'
import { labCommand } from './commands/lab.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { formatSystemError } from './files.ts'
import type { InstalledGames } from './installed-games.ts'
import { print, printError } from './terminal/screen.ts'

/** Takes the arguments and returns the exit code. */
type Command = (args: readonly string[], installed: InstalledGames) => number | Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  play: playCommand,
  // Loaded on demand: the server would slow down the start of all other commands.
  serve: async (args, installed) => (await import('./commands/serve.ts')).serveCommand(args, installed),
  doctor: async (args) => (await import('./commands/doctor.ts')).doctorCommand(args),
  backup: async (args) => (await import('./commands/backup.ts')).backupCommand(args),
  restore: async (args) => (await import('./commands/backup.ts')).restoreCommand(args),
  'new-key': async (args) => (await import('./commands/new-key.ts')).newKeyCommand(args),
  loadtest: async (args, installed) =>
    (await import('./commands/loadtest.ts')).loadtestCommand(args, installed),
  simulate: simulateCommand,
  arena: arenaCommand,
  lab: labCommand,
  replay: replayCommand,
  analyse: analyseCommand,
  puzzles: puzzlesCommand,
  verify: verifyCommand,
  cards: cardsCommand,
  help: helpCommand,
}

async function runCommand(
  [name = 'help', ...args]: readonly string[],
  installed: InstalledGames,
): Promise<number> {
  if (name === '--help' || name === '-h') return helpCommand(args, installed)
  if (name === '--version') return printVersion()
  checkCommand(name)
  if (name === 'help' && args.length > 0) checkCommand(args[0])
  return args.includes('--help') ? helpCommand([name], installed) : COMMANDS[name](args, installed)
}

function checkCommand(name: string): void {
  if (Object.hasOwn(COMMANDS, name)) return
  const suggestion = didYouMean(name, Object.keys(COMMANDS))
  throw new UsageError(`Unknown command '${name}'.${suggestion || ' Try: slapwise help'}`)
}

function printVersion(): number {
  print(packageJson.version)
  return 0
}

/** Runs the command line with the given games; returns the exit code. */
export async function runCli(args: readonly string[], installed: InstalledGames): Promise<number> {
  try {
    return await runCommand(args, installed)
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : formatSystemError(error)
    if (problem === null) throw error
    printError(problem)
    return 2
  }
}
