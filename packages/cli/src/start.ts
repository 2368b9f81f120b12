import { formatSystemError } from './files.ts'
import type { InstalledGames } from './installed-games.ts'
import { runCli } from './run.ts'
import { printError } from './terminal/screen.ts'

/** Runs the command line as a process. */
export async function startProcess(installed: InstalledGames): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that closes the pipe early, such as `head`, is not an error.
    if (error.code === 'EPIPE') process.exit(0)
    printError(formatSystemError(error) ?? error.message)
    process.exit(2)
  })
  // Nobody reads stderr any more, so there is nothing to report.
  process.stderr.on('error', () => {})
  process.exitCode = await runCli(process.argv.slice(2), installed)
}
