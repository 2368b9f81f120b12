import { median } from '../median.ts'
import { slapwiseServer } from './bench-servers.ts'
import { BotRoom } from './bot-room.ts'
import { startLoadedServer } from './measure-server.ts'
import { runLoad } from './run-load.ts'

/** Latency of people's answers while other rooms are full of bots that search. */
export interface BotLoadRun {
  /** Medians of the turns. */
  readonly p99MsWithout: number
  readonly p99MsWith: number
  /** Share of rollouts that the bots had time for. */
  readonly rolloutShare: number
  /** Share of answers of bots for which there was no time to search. */
  readonly skippedShare: number
}

export interface BotLoadProfile {
  /** Tables of four people, with one answer per second each. */
  readonly tables: number
  readonly botRooms: number
  readonly warmUpSeconds: number
  readonly secondsPerTurn: number
  /** Turns with and as many without bots. */
  readonly turns: number
}

const ANSWER_INTERVAL_MS = 1000

/** After bots have begun or stopped, until the first measured answer. */
const SETTLING_SECONDS = 2

const METRICS_TOKEN = 'bench-metrics-token'

/** One server, in turns with and without bots, since the speed of a machine can change within minutes. */
export async function measureBotLoad({
  tables,
  botRooms,
  warmUpSeconds,
  secondsPerTurn,
  turns,
}: BotLoadProfile): Promise<BotLoadRun> {
  const env = (folder: string) => ({ ...slapwiseServer.env(folder), SLAPWISE_METRICS: METRICS_TOKEN })
  const server = await startLoadedServer({ ...slapwiseServer, env }, tables)
  try {
    const rooms: BotRoom[] = []
    while (rooms.length < botRooms) rooms.push(await BotRoom.open(server.address))
    const measureP99 = async (seconds: number) => {
      const profile = {
        answerIntervalMs: ANSWER_INTERVAL_MS,
        warmUpSeconds: SETTLING_SECONDS,
        measuredSeconds: seconds,
      }
      return (await runLoad(server.tables, profile, server.cpuSeconds)).p99Ms
    }
    const measureWithBots = async (seconds: number) => {
      for (const room of rooms) await room.enter()
      const p99Ms = await measureP99(seconds)
      for (const room of rooms) await room.leave()
      return p99Ms
    }
    await measureWithBots(warmUpSeconds)
    const without: number[] = []
    const withBots: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      without.push(await measureP99(secondsPerTurn))
      withBots.push(await measureWithBots(secondsPerTurn))
    }
    return {
      p99MsWithout: median(without),
      p99MsWith: median(withBots),
      ...(await readSearchShares(server.address)),
    }
  } finally {
    server.stop()
  }
}

async function readSearchShares(address: string): Promise<Pick<BotLoadRun, 'rolloutShare' | 'skippedShare'>> {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const text = await response.text()
  const read = (name: string) => Number(new RegExp(`^slapwise_${name}_total (\\S+)$`, 'm').exec(text)![1])
  const skipped = read('bot_searches_skipped')
  return {
    rolloutShare: read('bot_rollouts') / read('bot_rollouts_planned'),
    skippedShare: skipped / (skipped + read('bot_searches')),
  }
}
