import { NORMAL_DURATION } from '@slapwise/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Store } from '../../browser/store.ts'
import { PacedTable } from '../paced-table.ts'
import type { TableSource, TableState } from '../table-source.ts'
import { LookBackTable } from './look-back-table.ts'
import type { PastMoment, PastState, PastStates } from './past-states.ts'

const VIEWER = 0
const PACING = {
  stepDuration: () => NORMAL_DURATION,
  affectedSeats: (fact: object) => [(fact as { readonly seat: number }).seat],
}

const matchOf = (promptNumber: number, isAsked = false) => ({
  promptNumber,
  own: { seat: VIEWER, prompt: isAsked ? { seat: VIEWER, choice: { options: [0, 1] } } : null },
})

/** A room that has gone on for a while; its past has the states 1 to 3. */
class TestRoom implements TableSource, PastStates {
  readonly #store = new Store<TableState | null>(null)
  readonly sendGrimace = null
  readonly vote = null
  readonly allowsAutoAnswer = false
  readonly reactionWindow = null
  readonly answer = vi.fn(async () => true)
  readonly takeBack = vi.fn()
  isRefused = false
  isPlaying = true
  subscribe = this.#store.subscribe
  state = this.#store.get
  stepDurationMs = () => NORMAL_DURATION.ms

  get pastStates(): PastStates | undefined {
    return this.isPlaying ? this : undefined
  }

  publish(promptNumber: number, newFacts: readonly object[], isAsked = false): void {
    const log = [...(this.state()?.log ?? []), ...newFacts]
    this.#store.set({
      match: matchOf(promptNumber, isAsked),
      clock: isAsked ? { leftMs: 5000, totalMs: 9000 } : null,
      log,
      newFacts,
    } as unknown as TableState)
  }

  async find(moment: PastMoment): Promise<PastState | null> {
    if (this.isRefused) throw new Error('rate-limited')
    const number = 'fact' in moment ? 2 : 'before' in moment ? moment.before - 1 : moment.after + 1
    const match = matchOf(number, true) as unknown as PastState['match']
    return number < 1 || number > 3 ? null : { number, match, log: [] }
  }
}

let room: TestRoom
let table: LookBackTable
let stop: () => void

const state = (): TableState => table.state()!
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  room = new TestRoom()
  room.publish(9, [{ seat: 1 }])
  table = new LookBackTable(new PacedTable(room, PACING))
  stop = table.follow()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function lookBack(): Promise<void> {
  table.goToFact!({})
  await settle()
  expect(state().match.promptNumber).toBe(2)
}

it('shows a past state in which nothing can be answered', async () => {
  await lookBack()
  expect(state()).toMatchObject({ match: { own: { prompt: null } }, newFacts: [], clock: null })
  expect(await table.answer(0)).toBe(false)
  table.takeBack()
  expect([room.answer, room.takeBack].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('steps through the past; after it comes the present, before it nothing', async () => {
  await lookBack()
  for (const [direction, promptNumber] of [
    [-1, 1],
    [-1, 1],
    [1, 2],
    [1, 3],
    [1, 9],
  ] as const) {
    table.lookBack.step(direction)
    await settle()
    expect(state().match.promptNumber).toBe(promptNumber)
  }
  expect(state().lookBack).toBeUndefined()
})

it('says that the viewer is asked, with the clock, and presents nothing of the present', async () => {
  await lookBack()
  expect(state().lookBack).toMatchObject({ notice: null, clock: null })
  room.publish(10, [{ seat: 1 }])
  room.publish(11, [{ seat: VIEWER }], true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toMatchObject({ match: { promptNumber: 2 }, newFacts: [] })
  expect(state().lookBack).toMatchObject({ notice: 'asked', clock: { totalMs: 9000 } })
  table.lookBack.end()
  expect(state()).toMatchObject({ match: { promptNumber: 11 }, newFacts: [] })
  expect(state().match.own.prompt).not.toBeNull()
})

it('returns to the present at once, and presents only what comes after', async () => {
  await lookBack()
  room.publish(10, [{ seat: 1 }, { seat: 2 }])
  table.lookBack.end()
  expect(state()).toMatchObject({ match: { promptNumber: 10 }, newFacts: [], log: [{}, {}, {}] })
  const fact = { seat: 2 }
  await vi.advanceTimersByTimeAsync(60_000)
  room.publish(11, [fact])
  expect(state().newFacts).toEqual([fact])
})

it.each([
  ['the match is over', () => Object.assign(room, { isPlaying: false }) && room.publish(10, [])],
  [
    'the page is hidden',
    () => Object.assign(document, { hidden: true }).dispatchEvent(new Event('visibilitychange')),
  ],
])('returns to the present when %s', async (_, happen) => {
  await lookBack()
  happen()
  await settle()
  expect(state().lookBack).toBeUndefined()
})

it('stays where it is if a state cannot be loaded, and says so until the next', async () => {
  await lookBack()
  room.isRefused = true
  table.lookBack.step(-1)
  await settle()
  expect(state()).toMatchObject({ match: { promptNumber: 2 }, lookBack: { hasFailed: true } })
  room.isRefused = false
  table.lookBack.step(-1)
  await settle()
  expect(state()).toMatchObject({ match: { promptNumber: 1 }, lookBack: { hasFailed: false } })
})
