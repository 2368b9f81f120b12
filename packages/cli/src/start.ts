import { problemWithSystem } from './files.ts'
import type { House } from './house.ts'
import { run } from './run.ts'
import { complain } from './terminal/screen.ts'

/** The program as a process of its own. */
export async function start(house: House): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, is no error.
    if (error.code === 'EPIPE') process.exit(0)
    complain(problemWithSystem(error) ?? error.message)
    process.exit(2)
  })
  // Whoever does not listen to complaints need not hear this one.
  process.stderr.on('error', () => {})
  process.exitCode = await run(process.argv.slice(2), house)
}
