import { GAMES } from '@slapwise/games'
import type { Games } from '@slapwise/kernel'
import { cards } from './commands/cards.ts'
import { help } from './commands/help.ts'
import { play } from './commands/play.ts'
import { replayFile } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { UsageError } from './usage-error.ts'

/** Each takes its arguments and returns its exit code. */
const COMMANDS: Readonly<
  Record<string, (args: readonly string[], games: Games) => number | Promise<number>>
> = {
  play,
  // Loads a whole server, which the others should not wait for.
  serve: async (args, games) => (await import('./commands/serve.ts')).serveRooms(args, games),
  attend: async (args, games) => (await import('./commands/attend.ts')).attend(args, games),
  simulate,
  replay: replayFile,
  verify,
  cards,
  help,
}

async function main([name = 'help', ...args]: readonly string[], games: Games): Promise<number> {
  if (name === '--help' || name === '-h' || args.includes('--help')) return help(args, games)
  if (!Object.hasOwn(COMMANDS, name))
    throw new UsageError(`There is no command '${name}'. Try: slapwise help`)
  return COMMANDS[name](args, games)
}

/** A reader that has seen enough, such as `head`, is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2), GAMES)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`slapwise: ${error.message}`)
  process.exitCode = 2
}
