import { crazyEights } from '@slapwise/crazy-eights'
import { type Answer, Match } from '@slapwise/kernel'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BotGate, GATED_EFFORT } from '../testing/gated-eights.ts'
import { TEST_LIBRARY } from '../testing/test-library.ts'
import type { BotTask } from './bot-task.ts'
import { BotWorkerPool } from './bot-worker-pool.ts'

const PLAYERS = 2
/** Searches wait for the spec, and the spec for them, however slow the machine is. */
const ENDLESS_MS = 3_600_000
let botWorkers: BotWorkerPool
let gate: BotGate
let problems: string[]

const never = new AbortController().signal

function start(threads: number, module = TEST_LIBRARY.botWorker): void {
  botWorkers = new BotWorkerPool({
    workerModule: module,
    threads,
    timeMs: 200,
    log: ({ message }) => void problems.push(message),
  })
}

beforeEach(() => {
  BotGate.reset()
  gate = new BotGate(PLAYERS)
  problems = []
  start(1)
})

afterEach(() => botWorkers.stop())

const run: BotWorkerPool['run'] = (...question) => waitFor('an answer', botWorkers.run(...question))

/** A bot task for the first turn of a match with a real choice. */
function createTask(): BotTask & { readonly best: Answer } {
  for (let seed = 0; ; seed++) {
    const match = Match.start(
      crazyEights.createRules({ players: PLAYERS, limit: 100, snap: true }, 1),
      `${seed}`,
    )
    const [{ seat, choice }] = match.prompts
    if (choice.options.length < 2) continue
    const about = {
      game: crazyEights.id,
      rulesVersion: 1,
      settings: {},
      playerCount: PLAYERS,
      level: 'fiendish',
    }
    return {
      ...about,
      match: match.save(),
      seat,
      seed: 'spec',
      timeMs: ENDLESS_MS,
      best: choice.options.at(-1)!,
    }
  }
}

it('returns the answer of the bot, computed in a worker thread', async () => {
  const { best, ...question } = createTask()
  gate.release(1)
  expect(await run(['', 'a'], question, never)).toBe(best)
})

/** The order in which one thread answers tasks; each is named by its address, room and number. */
async function orderOf(...names: readonly string[]): Promise<string[]> {
  const answered: string[] = []
  const all = names.map(async (name) => {
    await run([name[0], name.slice(0, 2)], createTask(), never)
    answered.push(name)
  })
  await gate.waitForSearches(1)
  gate.release(all.length)
  await Promise.all(all)
  return answered
}

it('takes tasks of different rooms in turn, however many one room has', async () => {
  expect(await orderOf('xa1', 'xa2', 'xa3', 'xb1', 'xc1')).toEqual(['xa1', 'xa2', 'xb1', 'xc1', 'xa3'])
})

it('takes tasks of different addresses in turn, however many rooms one address has', async () => {
  const order = await orderOf('xa1', 'xa2', 'xb1', 'xc1', 'xd1', 'ya1', 'ya2', 'za1')
  expect(order).toEqual(['xa1', 'xa2', 'ya1', 'za1', 'xb1', 'ya2', 'xc1', 'xd1'])
})

it('runs tasks in parallel, at most one per thread', async () => {
  await botWorkers.stop()
  start(2)
  const all = Array.from({ length: 3 }, () => run(['', 'a'], createTask(), never))
  await gate.waitForSearches(2)
  gate.release(1)
  await gate.waitForSearches(3)
  gate.release(2)
  expect(await Promise.all(all)).toEqual(all.map(() => createTask().best))
})

it('does not start a cancelled task', async () => {
  const dropping = new AbortController()
  const first = run(['', 'a'], createTask(), never)
  const dropped = run(['', 'b'], createTask(), dropping.signal)
  await gate.waitForSearches(1)
  dropping.abort()
  expect(await dropped).toBeNull()
  const last = run(['', 'c'], createTask(), never)
  gate.release(2)
  await Promise.all([first, last])
  expect(gate.startedSearches).toBe(2)
})

/** Resolves the answers to tasks of 200 ms while the only thread is busy; `rooms` as in `orderOf`. */
async function answersWhileBusy(rooms: readonly string[]): Promise<(Answer | null)[]> {
  const first = run(['z', 'z'], createTask(), never)
  await gate.waitForSearches(1)
  const all = rooms.map((room) => run([room[0], room], { ...createTask(), timeMs: 200 }, never))
  gate.release(1 + rooms.length)
  await first
  return Promise.all(all)
}

const countSkipped = (answers: readonly (Answer | null)[]): number =>
  answers.filter((answer) => answer === null).length

it('skips the oldest tasks if all of them would get too little time', async () => {
  const answers = await answersWhileBusy(Array.from({ length: 24 }, (_, i) => `x${i}`))
  expect(answers.map((answer) => answer === null)).toEqual(answers.map((_, i) => i < 4))
  expect(botWorkers.totals.skipped).toBe(4)
})

it('gives each address the same share of the time', async () => {
  const roomsOf = (address: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${address}${i}`)
  const answers = await answersWhileBusy([...roomsOf('x', 24), ...roomsOf('y', 8)])
  expect(countSkipped(answers.slice(0, 24))).toBe(8)
  expect(countSkipped(answers.slice(24))).toBe(0)
})

it('adds up how far searches got', async () => {
  gate.release(2)
  await run(['', 'a'], createTask(), never)
  await run(['', 'a'], { ...createTask(), level: 'chaotic' }, never)
  await run(['', 'a'], createTask(), never)
  const { rollouts, maxRollouts } = GATED_EFFORT
  expect(botWorkers.totals).toMatchObject({
    searches: 2,
    cutShort: 2,
    skipped: 0,
    rollouts: 2 * rollouts,
    plannedRollouts: 2 * maxRollouts,
  })
  expect(botWorkers.totals.elapsedMs).toBeGreaterThan(0)
})

it('replaces a dead thread and retries its task', async () => {
  const { best, ...question } = createTask()
  gate.killThreads(1)
  gate.release(1)
  expect(await run(['', 'a'], question, never)).toBe(best)
  expect(gate.startedSearches).toBe(2)
})

it('gives up a task that kills two threads, and runs the next one', async () => {
  const { best, ...question } = createTask()
  gate.killThreads(2)
  expect(await run(['', 'a'], question, never)).toBeNull()
  gate.release(1)
  expect(await run(['', 'a'], question, never)).toBe(best)
})

it('logs the error of a bot that throws', async () => {
  expect(await run(['', 'a'], { ...createTask(), level: 'nobody' }, never)).toBeNull()
  expect(problems).toHaveLength(2)
})

it('resolves all tasks to null when it is stopped', async () => {
  const all = ['a', 'b'].map((room) => run(['', room], createTask(), never))
  await gate.waitForSearches(1)
  await botWorkers.stop()
  expect(await Promise.all([...all, run(['', 'c'], createTask(), never)])).toEqual([null, null, null])
})
