import packageJson from '../package.json' with { type: 'json' }
import { didYouMean } from './args/suggest.ts'
import { UsageError } from './args/usage-error.ts'
import { arena } from './commands/arena.ts'
import { cards } from './commands/cards.ts'
import { help } from './commands/help.ts'
import { lab } from './commands/lab.ts'
import { play } from './commands/play.ts'
import { replayFile } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { problemWithSystem } from './files.ts'
import type { House } from './house.ts'
import { complain, print } from './terminal/screen.ts'

/** Takes its arguments and returns its exit code. */
type Command = (args: readonly string[], house: House) => number | Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  // Loads a whole server, which the others should not wait for.
  serve: async (args, house) => (await import('./commands/serve.ts')).serveRooms(args, house),
  doctor: async (args) => (await import('./commands/doctor.ts')).doctor(args),
  backup: async (args) => (await import('./commands/backup.ts')).backupFolder(args),
  restore: async (args) => (await import('./commands/backup.ts')).restoreFolder(args),
  'new-key': async (args) => (await import('./commands/new-key.ts')).makeNewKey(args),
  attend: async (args, house) => (await import('./commands/attend.ts')).attend(args, house),
  simulate,
  arena,
  lab,
  replay: replayFile,
  verify,
  cards,
  help,
}

async function main([name = 'help', ...args]: readonly string[], house: House): Promise<number> {
  if (name === '--help' || name === '-h') return help(args, house)
  if (name === '--version') return version()
  checkCommand(name)
  if (name === 'help' && args.length > 0) checkCommand(args[0])
  return args.includes('--help') ? help([name], house) : COMMANDS[name](args, house)
}

function checkCommand(name: string): void {
  if (Object.hasOwn(COMMANDS, name)) return
  const meant = didYouMean(name, Object.keys(COMMANDS))
  throw new UsageError(`There is no command '${name}'.${meant || ' Try: slapwise help'}`)
}

function version(): number {
  print(packageJson.version)
  return 0
}

/** The whole program, with the games of a house: gives its exit code. */
export async function run(args: readonly string[], house: House): Promise<number> {
  try {
    return await main(args, house)
  } catch (error) {
    const problem = error instanceof UsageError ? error.message : problemWithSystem(error)
    if (problem === null) throw error
    complain(problem)
    return 2
  }
}
