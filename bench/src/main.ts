import { parseArgs } from 'node:util'
import { measureBots, QUICK_DEALS, FULL_DEALS } from './bots/figures.ts'
import { measureEngine } from './figures.ts'
import { describeHost } from './machine.ts'
import { QUICK_ENGINE_BENCH, FULL_ENGINE_BENCH } from './rounds.ts'
import { QUICK_SERVER_BENCH, measureServers, FULL_SERVER_BENCH } from './server/figures.ts'
import { formatMetrics } from './table.ts'
import { QUICK_WEB_BENCH, FULL_WEB_BENCH, measureWeb } from './web/figures.ts'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
})

const isSelected = (part: string): boolean => options.only === undefined || options.only === part

// The web first: without a Chromium one should not learn of it after minutes.
const web = isSelected('web') ? await measureWeb(options.quick ? QUICK_WEB_BENCH : FULL_WEB_BENCH) : []
const engine = isSelected('engine') ? measureEngine(options.quick ? QUICK_ENGINE_BENCH : FULL_ENGINE_BENCH) : []
const server = isSelected('server') ? await measureServers(options.quick ? QUICK_SERVER_BENCH : FULL_SERVER_BENCH) : []
const bots = isSelected('bots') ? measureBots(options.quick ? QUICK_DEALS : FULL_DEALS) : []
const figures = [...engine, ...bots, ...server, ...web]
const { date, cpu, node } = describeHost()

if (options.json) console.log(JSON.stringify({ date, cpu, node, figures }, null, 2))
else console.log(`${formatMetrics(figures)}\n\n${date}, ${cpu}, Node ${node}`)
process.exit()
