import { parseArgs } from 'node:util'
import { takeFigures } from './figures.ts'
import { machine } from './machine.ts'
import { QUICK, THOROUGH } from './rounds.ts'
import { tableOf } from './table.ts'

const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } })

const figures = takeFigures(options.quick ? QUICK : THOROUGH)
const { date, cpu, node } = machine()

if (options.json) console.log(JSON.stringify({ date, cpu, node, figures }, null, 2))
else console.log(`${tableOf(figures)}\n\n${date}, ${cpu}, Node ${node}`)
