import { INSTALLED_GAMES } from './installed-games.ts'
import { startProcess } from './start.ts'

await startProcess(INSTALLED_GAMES)
