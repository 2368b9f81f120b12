import { HOUSE } from './house.ts'
import { run } from './run.ts'

await run(process.argv.slice(2), HOUSE)
