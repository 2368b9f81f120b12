import { HOUSE } from './house.ts'
import { start } from './start.ts'

await start(HOUSE)
