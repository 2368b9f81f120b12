import { parseArgs } from 'node:util'
import { takeFigures } from './figures.ts'
import { machine } from './machine.ts'
import { QUICK, THOROUGH } from './rounds.ts'
import { QUICK_SERVER, serverFigures, THOROUGH_SERVER } from './server/figures.ts'
import { tableOf } from './table.ts'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
})

const engine = options.only === 'server' ? [] : takeFigures(options.quick ? QUICK : THOROUGH)
const server =
  options.only === 'engine' ? [] : await serverFigures(options.quick ? QUICK_SERVER : THOROUGH_SERVER)
const figures = [...engine, ...server]
const { date, cpu, node } = machine()

if (options.json) console.log(JSON.stringify({ date, cpu, node, figures }, null, 2))
else console.log(`${tableOf(figures)}\n\n${date}, ${cpu}, Node ${node}`)
process.exit()
