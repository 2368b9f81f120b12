import { waitUntil } from '@slapwise/kernel/testing/wait'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { RoomSession } from '../../rooms/session/room-session.ts'
import { startTestServer, TestBrowser, type TestServer } from '../../testing/server-kit.ts'
import { FairScheduler } from './fair-scheduler.ts'

/** More than any of these tests takes. */
const MAX_TURNS = 1000

const nextTurn = () => new Promise((turn) => setImmediate(turn))

describe('Fair scheduler', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  /** The tasks run in each turn, if each takes `takes` milliseconds; names begin with their address. */
  async function turnsOf(names: readonly string[], takes: number): Promise<string[][]> {
    const scheduler = new FairScheduler()
    const turns: string[][] = []
    let left = names.length
    for (const name of names)
      scheduler.schedule(name[0], () =>
        queueMicrotask(() => {
          vi.advanceTimersByTime(takes)
          turns.at(-1)!.push(name)
          left--
        }),
      )
    while (left > 0) {
      expect(turns.length).toBeLessThan(MAX_TURNS)
      turns.push([])
      await nextTurn()
    }
    return turns.filter((turn) => turn.length > 0)
  }

  it('takes addresses in turn, however many requests one of them has', async () => {
    expect((await turnsOf(['a1', 'a2', 'a3', 'b1', 'c1'], 0)).flat()).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('runs quick tasks in one turn, and slow ones in a turn each', async () => {
    expect(await turnsOf(['a1', 'a2', 'a3'], 0)).toHaveLength(1)
    expect(await turnsOf(['a1', 'a2', 'a3'], 1_000)).toEqual([['a1'], ['a2'], ['a3']])
  })
})

describe('The server', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ SLAPWISE_TRUST_PROXY: '1', SLAPWISE_MESSAGES_PER_SECOND: '10000' })
  })

  afterAll(() => server.stop())

  afterEach(() => {
    vi.restoreAllMocks()
  })

  async function room() {
    const ada = new TestBrowser(server)
    const socket = await ada.connect(await ada.createRoom('Ada'))
    await socket.waitForMessage('welcome')
    return { ada, socket }
  }

  it('schedules all requests and upgrades by client address', async () => {
    const schedule = vi.spyOn(FairScheduler.prototype, 'schedule')
    const { ada } = await room()
    await ada.fetch('/healthz', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(schedule.mock.calls.map(([address]) => address)).toEqual(['127.0.0.1', '127.0.0.1', '203.0.113.7'])
  })

  it('handles one message per connection and turn of the event loop', async () => {
    const turns = new Map<number, number>()
    let turn = 0
    const count = () => {
      turn++
      ticking = setImmediate(count)
    }
    let ticking = setImmediate(count)
    onTestFinished(() => clearImmediate(ticking))
    vi.spyOn(RoomSession.prototype, 'request').mockImplementation(() => {
      turns.set(turn, (turns.get(turn) ?? 0) + 1)
    })
    const { socket } = await room()
    const MANY = 50
    for (let n = 1; n <= MANY; n++)
      socket.send({ type: 'skip-reactions', isSkipping: true, id: `greedy-${n}` })
    const handled = () => turns.values().reduce((sum, n) => sum + n, 0)
    await waitUntil(
      () => `${MANY} messages to be handled; ${handled()} were`,
      () => handled() >= MANY,
    )
    expect(Math.max(...turns.values())).toBe(1)
  })

  it('closes a connection that sends a message in too many fragments', async () => {
    const { socket } = await room()
    const closed = socket.waitForClose()
    for (let piece = 0; piece < 100; piece++) socket.socket.send('', { fin: false })
    await closed
  })
})
