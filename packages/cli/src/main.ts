import { INSTALLED_GAMES } from './house.ts'
import { startProcess } from './start.ts'

await startProcess(INSTALLED_GAMES)
