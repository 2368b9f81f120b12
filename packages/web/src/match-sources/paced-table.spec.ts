import {
  CONCERNING_MS,
  LONG_DURATION,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  type StepDuration,
  ZERO_DURATION,
} from '@slapwise/kernel'
import type { RoomMatchView } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Store } from '../browser/store.ts'
import { setPreferences } from '../preferences/preferences.ts'
import { PacedTable } from './paced-table.ts'
import type { TableSource, TableState } from './table-source.ts'

const EVENT = readingDuration(['Everybody passes everything to the left.'])
const STEP_DURATIONS: Readonly<Record<string, StepDuration>> = {
  played: NORMAL_DURATION,
  attacked: LONG_DURATION,
  event: EVENT,
  started: ZERO_DURATION,
  drew: ROUTINE_DURATION,
  robbed: NORMAL_DURATION,
}

const kindOf = (fact: object): string => (fact as { kind: string }).kind

const VIEWER = 0

/** A source that publishes any facts. */
class TestSource implements TableSource {
  readonly #store = new Store<TableState | null>(null)
  readonly sendGrimace = null
  readonly vote = null
  readonly allowsAutoAnswer = true
  readonly reactionWindow = null
  readonly answered: number[] = []
  readonly restsMs: number[] = []
  #promptNumber = 0
  stepMs = NORMAL_DURATION.ms

  subscribe = this.#store.subscribe
  state = this.#store.get
  stepDurationMs = () => this.stepMs
  takeBack() {}

  async answer() {
    this.answered.push(this.#promptNumber)
    return true
  }

  publish(kinds: string, own: object = {}): void {
    const newFacts = kinds
      .split(' ')
      .filter(Boolean)
      .map((kind) => ({ kind }))
    const log = [...(this.state()?.log ?? []), ...newFacts]
    const choice = { kind: 'one', of: 'card', options: [0, 1] }
    const prompt = { seat: 0, mode: 'decide', question: ++this.#promptNumber, choice }
    const match = {
      own: { seat: VIEWER, prompt, mayTakeBack: false, ...own },
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
  sendGrimaceOf(serial: number): void {
    this.#store.set({ ...this.state()!, grimaces: [{ serial, seat: 1, grimace: 'laugh' }] })
  }
}

class LocalSource extends TestSource {
  reportPresented = (restMs: number) => void this.restsMs.push(restMs)
}

let source: TestSource
let table: PacedTable
let isHidden = false
const listeners = new Map<string, () => void>()

function follow(testSource: TestSource): void {
  source = testSource
  source.publish('started')
  table = new PacedTable(source, {
    stepDuration: (fact) => STEP_DURATIONS[kindOf(fact)],
    affectedSeats: (fact) => (kindOf(fact) === 'robbed' ? [VIEWER] : []),
  })
  table.follow()
}

beforeEach(() => {
  setPreferences({ tempo: 'normal' })
  vi.useFakeTimers()
  isHidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener() {},
  })
  follow(new TestSource())
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
    source.publish('played')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
  })

  it('with several facts is shown fact by fact, and the prompt comes with the last one', () => {
    source.publish('played attacked')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: null })
    expect(table.state()!.match.promptNumber).toBe(1)
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    expect(visible()).toEqual({ stage: 'attacked', last: 'attacked', asked: 2 })
  })

  it('keeps unchanged objects, but has a new list of facts', () => {
    source.publish('played', { hand: [{ face: 3 }] })
    const before = table.state()!
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    source.publish('played', { hand: [{ face: 3 }] })
    const now = table.state()!
    expect(now).not.toBe(before)
    expect((now.match.own as { hand?: object }).hand).toBe((before.match.own as { hand?: object }).hand)
    expect(now.players).toBe(before.players)
    expect(now.newFacts).toEqual(before.newFacts)
    expect(now.newFacts).not.toBe(before.newFacts)
  })

  it('with an event shows the table after the event', () => {
    source.publish('event')
    expect(visible()).toEqual({ stage: 'event', last: 'event', asked: null })
    vi.advanceTimersByTime(EVENT.ms - 1)
    expect(visible().asked).toBeNull()
    vi.advanceTimersByTime(1)
    expect(visible()).toEqual({ stage: '', last: 'event', asked: 2 })
  })

  it('can be skipped', () => {
    source.publish('event played')
    table.skipAhead()
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
    table.skipAhead()
    expect(visible().stage).toBe('played')
  })

  it('goes on by one part, whatever that means to the viewer', () => {
    source.publish('played attacked robbed')
    table.showNext()
    expect(visible().stage).toBe('attacked')
    vi.advanceTimersByTime(LONG_DURATION.ms)
    expect(visible().stage).toBe('robbed')
    table.showNext()
    expect(visible().stage).toBe('robbed')
  })

  it('is scaled by the step duration of the table', () => {
    source.stepMs = NORMAL_DURATION.ms / 3
    source.publish('played attacked')
    vi.advanceTimersByTime(NORMAL_DURATION.ms / 3)
    expect(visible().stage).toBe('attacked')
  })

  it('waits for the step before, whose prompt is closed', () => {
    source.publish('attacked')
    expect(visible().asked).toBe(2)
    source.publish('played')
    expect(visible()).toEqual({ stage: 'attacked', last: 'attacked', asked: null })
    vi.advanceTimersByTime(LONG_DURATION.ms)
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 3 })
  })

  it('is shown at once if this player has caused it', async () => {
    source.publish('attacked')
    await table.answer(0)
    source.publish('played')
    expect(visible().stage).toBe('played')
  })

  it('rejects an answer while further steps are queued', async () => {
    source.publish('attacked')
    source.publish('played')
    expect(await table.answer(0)).toBe(false)
    expect(source.answered).toEqual([])
  })

  it('keeps the answered prompt until everything is shown', async () => {
    await table.answer(0)
    source.publish('played attacked')
    expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 1 })
    expect(table.state()!.match.promptNumber).toBe(1)
  })

  it('subtracts the time of the presentation from the clock', () => {
    source.publish('played attacked')
    expect(table.state()!.clock).toBeNull()
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    expect(table.state()!.clock).toEqual({ leftMs: 45_000, totalMs: 45_000 })
  })
})

describe('A step is shown at once', () => {
  it('on a hidden page', () => {
    isHidden = true
    source.publish('event played attacked')
    expect(visible()).toEqual({ stage: 'event played attacked', last: 'attacked', asked: 2 })
  })

  it('when the page becomes hidden', () => {
    source.publish('event played attacked')
    isHidden = true
    listeners.get('visibilitychange')!()
    expect(visible()).toMatchObject({ last: 'attacked', asked: 2 })
  })

  it('when the presentation lags too far behind', () => {
    for (const _ of [1, 2, 3, 4]) source.publish('attacked attacked')
    expect(visible()).toMatchObject({ last: 'attacked', asked: 5 })
  })
})

it('shows a grimace without changing the facts on stage', () => {
  source.publish('event played')
  source.sendGrimaceOf(7)
  expect(table.state()!.grimaces).toHaveLength(1)
  expect(visible()).toEqual({ stage: 'event', last: 'event', asked: null })
  vi.advanceTimersByTime(EVENT.ms)
  expect(table.state()!.grimaces).toHaveLength(1)
  expect(visible()).toEqual({ stage: 'played', last: 'played', asked: 2 })
})

describe('In a match against bots', () => {
  beforeEach(() => {
    follow(new LocalSource())
    source.restsMs.length = 0
  })

  it('reports to the worker when all is shown', () => {
    source.publish('event played')
    expect(source.restsMs).toEqual([])
    vi.advanceTimersByTime(EVENT.ms)
    expect(source.restsMs).toEqual([NORMAL_DURATION.ms / 2])
  })

  it('waits neither for a step without facts, nor for the player to take an answer back', async () => {
    await table.answer(0)
    source.publish('played', { mayTakeBack: true, prompt: null })
    vi.advanceTimersByTime(NORMAL_DURATION.ms)
    source.publish('', { prompt: null })
    expect(source.restsMs).toEqual([NORMAL_DURATION.ms, 0])
  })

  it('a step that concerns the viewer stays, and says so', () => {
    source.publish('robbed played', { prompt: null })
    expect(table.state()!.stageStep).toMatchObject({ concernsViewer: true, durationMs: CONCERNING_MS })
    vi.advanceTimersByTime(CONCERNING_MS)
    expect(table.state()!.stageStep).toMatchObject({
      concernsViewer: false,
      durationMs: NORMAL_DURATION.ms / 2,
    })
  })

  it('a tap goes on to the next step that concerns the viewer', () => {
    source.publish('played attacked robbed attacked', { prompt: null })
    table.skipAhead()
    vi.advanceTimersByTime(0)
    expect(visible().stage).toBe('robbed')
    vi.advanceTimersByTime(CONCERNING_MS - 1)
    expect(visible().stage).toBe('robbed')
  })

  it('a tap hurries bots until the viewer is asked', () => {
    source.publish('played', { prompt: null })
    table.skipAhead()
    expect(source.restsMs.at(-1)).toBe(0)
    source.publish('attacked', { prompt: null })
    vi.advanceTimersByTime(0)
    expect(source.restsMs.at(-1)).toBe(0)
    source.publish('played')
    source.publish('attacked', { prompt: null })
    vi.advanceTimersByTime(0)
    expect(table.state()!.stageStep!.durationMs).toBeGreaterThan(0)
  })

  it('facts that are held stay on stage, whatever comes and is tapped, until they are released', () => {
    source.publish('played attacked', { prompt: null })
    table.hold(true)
    source.publish('robbed', { prompt: null })
    table.skipAhead()
    vi.advanceTimersByTime(60_000)
    expect(visible().stage).toBe('played')
    table.hold(false)
    expect(visible().stage).toBe('attacked')
    vi.advanceTimersByTime(LONG_DURATION.ms)
    expect(visible().stage).toBe('robbed')
  })

  describe('the wait for the next decision', () => {
    const FORCED = { seat: 0, mode: 'decide', choice: { kind: 'one', of: 'card', options: [0] } }
    const playedMs = () => {
      source.publish('played', { prompt: null })
      return table.state()!.stageStep!.durationMs
    }
    const answerAfter = async (waitMs: number, prompt: object) => {
      source.publish('played', { prompt })
      vi.advanceTimersByTime(waitMs)
      await table.answer(0)
    }

    it('goes on over a move without a choice, which takes less and less time', async () => {
      await answerAfter(0, FORCED)
      expect(playedMs()).toBe(NORMAL_DURATION.ms)
      await answerAfter(5000, FORCED)
      expect(table.waitedMs()).toBe(5000)
      expect(playedMs()).toBe(NORMAL_DURATION.ms / 2)
    })

    it('begins anew with a decision and an acknowledgement', async () => {
      await answerAfter(9000, { ...FORCED, choice: { ...FORCED.choice, options: [0, 1] } })
      expect(table.waitedMs()).toBe(0)
      expect(playedMs()).toBe(NORMAL_DURATION.ms)
      await answerAfter(9000, { ...FORCED, mode: 'acknowledge' })
      expect(table.waitedMs()).toBe(0)
    })

    it('begins when the table opens, not when the page did', () => {
      vi.advanceTimersByTime(60_000)
      follow(new LocalSource())
      expect(table.waitedMs()).toBe(0)
    })
  })

  it('the tap that answers hurries nobody', async () => {
    await table.answer(0)
    table.skipAhead()
    source.publish('played', { prompt: null })
    expect(table.state()!.stageStep!.durationMs).toBe(NORMAL_DURATION.ms)
  })
})

it('in a room holds nothing', () => {
  source.publish('played attacked')
  table.hold(true)
  vi.advanceTimersByTime(NORMAL_DURATION.ms)
  expect(visible().stage).toBe('attacked')
})

it('in a room shows what concerns the viewer for as long as anything else', () => {
  source.publish('robbed played')
  expect(table.state()!.stageStep).toMatchObject({ concernsViewer: true, durationMs: NORMAL_DURATION.ms })
})
