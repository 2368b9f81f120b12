import { formatSystemError } from './files.ts'
import type { InstalledGames } from './installed-games.ts'
import { runCli } from './run.ts'
import { printError } from './terminal/screen.ts'

/** The program as a process of its own. */
export async function startProcess(installed: InstalledGames): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, is no error.
    if (error.code === 'EPIPE') process.exit(0)
    printError(formatSystemError(error) ?? error.message)
    process.exit(2)
  })
  // Whoever does not listen to complaints need not hear this one.
  process.stderr.on('error', () => {})
  process.exitCode = await runCli(process.argv.slice(2), installed)
}
