import { parseArgs } from 'node:util'
import { FULL_DEALS, measureBots, QUICK_DEALS } from './bots/bot-metrics.ts'
import { describeHost } from './describe-host.ts'
import { measureEngine } from './engine-metrics.ts'
import { formatMetrics } from './format-metrics.ts'
import { FULL_ENGINE_BENCH_CONFIG, QUICK_ENGINE_BENCH_CONFIG } from './measure-rates.ts'
import {
  FULL_REPLAY_BENCH_CONFIG,
  measureReplays,
  QUICK_REPLAY_BENCH_CONFIG,
} from './replay/replay-metrics.ts'
import {
  FULL_SERVER_BENCH_CONFIG,
  measureServers,
  QUICK_SERVER_BENCH_CONFIG,
} from './server/server-metrics.ts'
import { FULL_WEB_BENCH_CONFIG, measureWeb, QUICK_WEB_BENCH_CONFIG } from './web/web-metrics.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    only: { type: 'string' },
    /** The beginning of the names of the contests between bots to play. */
    contest: { type: 'string' },
    /** The number of deals for each of them; each is played from every seat. */
    deals: { type: 'string' },
  },
})

const isSelected = (part: string): boolean => options.only === undefined || options.only === part

// The web benchmark runs first: a missing Chromium fails at once instead of after minutes.
const web = isSelected('web')
  ? await measureWeb(options.quick ? QUICK_WEB_BENCH_CONFIG : FULL_WEB_BENCH_CONFIG)
  : []
const engine = isSelected('engine')
  ? measureEngine(options.quick ? QUICK_ENGINE_BENCH_CONFIG : FULL_ENGINE_BENCH_CONFIG)
  : []
const server = isSelected('server')
  ? await measureServers(options.quick ? QUICK_SERVER_BENCH_CONFIG : FULL_SERVER_BENCH_CONFIG)
  : []
const replays = isSelected('replay')
  ? measureReplays(options.quick ? QUICK_REPLAY_BENCH_CONFIG : FULL_REPLAY_BENCH_CONFIG)
  : []
const deals = Number(options.deals ?? (options.quick ? QUICK_DEALS : FULL_DEALS))
const bots = isSelected('bots') ? measureBots(deals, options.contest) : []
const metrics = [...engine, ...replays, ...bots, ...server, ...web]
const { date, cpu, node } = describeHost()

if (options.json) console.log(JSON.stringify({ date, cpu, node, metrics }, null, 2))
else console.log(`${formatMetrics(metrics)}\n\n${date}, ${cpu}, Node ${node}`)
process.exit()
