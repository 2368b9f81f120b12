import { parseArgs } from 'node:util'
import { contestFigures, QUICK_CONTESTS, THOROUGH_CONTESTS } from './bots/figures.ts'
import { takeFigures } from './figures.ts'
import { machine } from './machine.ts'
import { QUICK, THOROUGH } from './rounds.ts'
import { QUICK_SERVER, serverFigures, THOROUGH_SERVER } from './server/figures.ts'
import { tableOf } from './table.ts'
import { QUICK_WEB, THOROUGH_WEB, webFigures } from './web/figures.ts'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
})

const wants = (part: string): boolean => options.only === undefined || options.only === part

// The web first: without a Chromium one should not learn of it after minutes.
const web = wants('web') ? await webFigures(options.quick ? QUICK_WEB : THOROUGH_WEB) : []
const engine = wants('engine') ? takeFigures(options.quick ? QUICK : THOROUGH) : []
const server = wants('server') ? await serverFigures(options.quick ? QUICK_SERVER : THOROUGH_SERVER) : []
const bots = wants('bots') ? contestFigures(options.quick ? QUICK_CONTESTS : THOROUGH_CONTESTS) : []
const figures = [...engine, ...bots, ...server, ...web]
const { date, cpu, node } = machine()

if (options.json) console.log(JSON.stringify({ date, cpu, node, figures }, null, 2))
else console.log(`${tableOf(figures)}\n\n${date}, ${cpu}, Node ${node}`)
process.exit()
