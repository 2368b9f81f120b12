import {
  LONG_DURATION,
  NORMAL_DURATION,
  readingDuration,
  type StepDuration,
  ZERO_DURATION,
} from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Store } from '../browser/store.ts'
import { PacedTable } from './paced-table.ts'
import type { TableSource, TableState } from './table-source.ts'

const EVENT = readingDuration(['Everybody passes everything to the left.'])
const STEP_DURATIONS: Readonly<Record<string, StepDuration>> = {
  played: NORMAL_DURATION,
  attacked: LONG_DURATION,
  event: EVENT,
  said: ZERO_DURATION,
}

const kindOf = (fact: object): string => (fact as { kind: string }).kind

/** A source that publishes any facts. */
class Dealer implements TableSource {
  readonly #store = new Store<TableState | null>(null)
  readonly sendGrimace = null
  readonly vote = null
  readonly reactionWindow = null
  readonly answered: number[] = []
  readonly rests: number[] = []
  #promptNumber = 0
  plain = NORMAL_DURATION.ms

  subscribe = this.#store.subscribe
  state = this.#store.get
  stepDurationMs = () => this.plain
  takeBack() {}

  async answer() {
    this.answered.push(this.#promptNumber)
    return true
  }

  says(kinds: string, own: object = {}): void {
    const newFacts = kinds
      .split(' ')
      .filter(Boolean)
      .map((kind) => ({ kind }))
    const log = [...(this.state()?.log ?? []), ...newFacts]
    const prompt = { seat: 0, question: ++this.#promptNumber }
    const match = {
      own: { prompt, mayTakeBack: false, ...own },
      promptNumber: this.#promptNumber,
    } as unknown as RoomMatchView
    const clock = { leftMs: 45_000 + NORMAL_DURATION.ms, totalMs: 45_000 }
    this.#store.set({
      settings: { players: 2 },
      rulesVersion: 1,
      players: [],
      match,
      clock,
      log,
      newFacts,
    })
  }

  /** A change that is not a step. */
  pulls(serial: number): void {
    this.#store.set({ ...this.state()!, grimaces: [{ serial, seat: 1, grimace: 'laugh' }] })
  }
}

class LocalDealer extends Dealer {
  reportPresented = (rest: number) => void this.rests.push(rest)
}

let dealer: Dealer
let table: PacedTable
let isHidden = false
const listeners = new Map<string, () => void>()

function sit(at: Dealer): void {
  dealer = at
  dealer.says('said')
  table = new PacedTable(dealer, (fact) => STEP_DURATIONS[kindOf(fact)])
  table.follow()
}

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener() {},
  })
  sit(new Dealer())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The facts on stage, the last fact of the log, and the open question. */
const visible = () => {
  const { newFacts, log, match } = table.state()!
  return {
    stage: newFacts.map(kindOf).join(' '),
    last: kindOf(log.at(-1)!),
    asked: (match.own.prompt?.question as number | undefined) ?? null,
  }
}

describe('A step', () => {
  it('with one fact is shown at once, with the next prompt', () => {
    dealer.says('played')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
  })

  it('with several facts is shown fact by fact, and the prompt comes with the last one', () => {
    dealer.says('played attacked')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: null })
    expect(table.state()!.match.promptNumber).toBe(1)
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    expect(visible()).toEqual({ stage: 'attacked', last: 'attacked', asked: 2 })
  })

  it('keeps unchanged objects, but has a new list of facts', () => {
    dealer.says('played', { hand: [{ face: 3 }] })
    const before = table.state()!
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    dealer.says('played', { hand: [{ face: 3 }] })
    const now = table.state()!
    expect(now).not.toBe(before)
    expect((now.match.own as { hand?: object }).hand).toBe((before.match.own as { hand?: object }).hand)
    expect(now.players).toBe(before.players)
    expect(now.newFacts).toEqual(before.newFacts)
    expect(now.newFacts).not.toBe(before.newFacts)
  })

  it('with an event shows the table after the event', () => {
    dealer.says('event')
    expect(visible()).toEqual({ stage: 'event', last: 'event', asked: null })
    vi.advanceTimersByTime(EVENT.ms - 1)
    expect(visible().asked).toBeNull()
    vi.advanceTimersByTime(1)
    expect(visible()).toEqual({ stage: '', last: 'event', asked: 2 })
  })

  it('can be skipped', () => {
    dealer.says('event played')
    table.skipAhead()
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
    table.skipAhead()
    expect(visible().stage).toBe('played')
  })

  it('is scaled by the step duration of the table', () => {
    dealer.plain = NORMAL_DURATION.ms / 3
    dealer.says('played attacked')
    vi.advanceTimersByTime(NORMAL_DURATION.ms / 3)
    expect(visible().stage).toBe('attacked')
  })

  it('waits for the step before, whose prompt is closed', () => {
    dealer.says('attacked')
    expect(visible().asked).toBe(2)
    dealer.says('played')
    expect(visible()).toEqual({ stage: 'attacked', last: 'attacked', asked: null })
    vi.advanceTimersByTime(LONG_DURATION.ms)
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 3 })
  })

  it('is shown at once if this player has caused it', async () => {
    dealer.says('attacked')
    await table.answer(0)
    dealer.says('played')
    expect(visible().stage).toBe('played')
  })

  it('rejects an answer while further steps are queued', async () => {
    dealer.says('attacked')
    dealer.says('played')
    expect(await table.answer(0)).toBe(false)
    expect(dealer.answered).toEqual([])
  })

  it('keeps the answered prompt until everything is shown', async () => {
    await table.answer(0)
    dealer.says('played attacked')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 1 })
    expect(table.state()!.match.promptNumber).toBe(1)
  })

  it('subtracts the time of the presentation from the clock', () => {
    dealer.says('played attacked')
    expect(table.state()!.clock).toBeNull()
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    expect(table.state()!.clock).toEqual({ leftMs: 45_000, totalMs: 45_000 })
  })
})

describe('A step is shown at once', () => {
  it('on a hidden page', () => {
    isHidden = true
    dealer.says('event played attacked')
    expect(visible()).toEqual({ stage: 'event played attacked', last: 'attacked', asked: 2 })
  })

  it('when the page becomes hidden', () => {
    dealer.says('event played attacked')
    isHidden = true
    listeners.get('visibilitychange')!()
    expect(visible()).toMatchObject({ last: 'attacked', asked: 2 })
  })

  it('when the presentation lags too far behind', () => {
    for (const _ of [1, 2, 3, 4]) dealer.says('attacked attacked')
    expect(visible()).toMatchObject({ last: 'attacked', asked: 5 })
  })
})

it('shows a grimace without changing the facts on stage', () => {
  dealer.says('event played')
  dealer.pulls(7)
  expect(table.state()!.grimaces).toHaveLength(1)
  expect(visible()).toEqual({ stage: 'event', last: 'event', asked: null })
  vi.advanceTimersByTime(EVENT.ms)
  expect(table.state()!.grimaces).toHaveLength(1)
  expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
})

it('reports to a worker when all is shown, and waits longer if the answer can be taken back', () => {
  sit(new LocalDealer())
  dealer.rests.length = 0
  dealer.says('event played')
  expect(dealer.rests).toEqual([])
  vi.advanceTimersByTime(EVENT.ms)
  expect(dealer.rests).toEqual([NORMAL_DURATION.ms])
  vi.advanceTimersByTime(NORMAL_DURATION.ms)
  dealer.says('played', { mayTakeBack: true })
  expect(dealer.rests).toEqual([NORMAL_DURATION.ms, 2000])
  vi.advanceTimersByTime(2000)
  dealer.says('')
  expect(dealer.rests).toEqual([NORMAL_DURATION.ms, 2000, NORMAL_DURATION.ms])
})
