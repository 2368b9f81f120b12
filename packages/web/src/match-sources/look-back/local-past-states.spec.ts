import { crazyEights } from '@slapwise/crazy-eights'
import {
  type AnyGame,
  createRandom,
  type MatchView,
  RecordingHost,
  sampleAnswer,
  toRecordedDecisions,
} from '@slapwise/kernel'
import { afterEach, expect, it, vi } from 'vitest'
import { type ReplayUpdate, runReplayHost } from '../replay/replay-host.ts'
import { LocalPastStates } from './local-past-states.ts'

const GAME = crazyEights as unknown as AnyGame
const SETTINGS = GAME.settingsSchema.parse({ players: 3, limit: 1 })
const START = { game: GAME, rulesVersion: GAME.latestRulesVersion, settings: SETTINGS, seed: 'past' }
const YOU = 1

afterEach(() => vi.unstubAllGlobals())

/** The replay of a worker, run in this thread; messages are copied, as between threads. */
class ReplayWorker extends EventTarget {
  readonly #receive: (message: { readonly data: unknown }) => void

  constructor() {
    super()
    const scope = {
      onmessage: (_: { readonly data: unknown }) => {},
      postMessage: (update: ReplayUpdate) =>
        queueMicrotask(() =>
          this.dispatchEvent(new MessageEvent('message', { data: structuredClone(update) })),
        ),
    }
    vi.stubGlobal('self', scope)
    runReplayHost(GAME)
    this.#receive = scope.onmessage
  }

  postMessage(data: unknown): void {
    this.#receive({ data: structuredClone(data) })
  }

  terminate(): void {}
}

/** A running match, with the views and facts that the player was shown after each decision. */
function playDecisions(count: number): {
  readonly host: RecordingHost
  readonly shown: readonly { readonly view: MatchView; readonly facts: readonly object[] }[]
} {
  const host = RecordingHost.start(START)
  const random = createRandom('past')
  const show = () => ({ view: structuredClone(host.viewFor(YOU)), facts: host.takeFactsFor(YOU) })
  const shown = [show()]
  for (let i = 0; i < count; i++) {
    const [seat] = host.awaitedSeats
    host.answer(seat, sampleAnswer(host.match.promptFor(seat)!.choice, random))
    shown.push(show())
  }
  return { host, shown }
}

/** The past of a match that is played by `host`, with the log of its player. */
function openPast(host: RecordingHost, log: readonly object[]) {
  const createReplayWorker = vi.fn(() => new ReplayWorker() as unknown as Worker)
  const historyOf = ({ decisions }: RecordingHost) => ({
    seed: START.seed,
    decisions: toRecordedDecisions(decisions),
  })
  let history = historyOf(host)
  const past = new LocalPastStates({
    game: GAME.id,
    config: { settings: SETTINGS, rulesVersion: GAME.latestRulesVersion, levels: [] },
    seat: YOU,
    createReplayWorker,
    history: () => history,
    log: () => log,
  })
  const noteChange = (changed: RecordingHost) => {
    history = historyOf(changed)
  }
  return { past, createReplayWorker, noteChange }
}

it('shows every moment of a running match as the player saw it then', async () => {
  const { host, shown } = playDecisions(30)
  expect(host.match.isOver).toBe(false)
  const log = shown.flatMap(({ facts }) => facts)
  const { past, createReplayWorker, noteChange } = openPast(host, log)
  let logged = 0
  for (const [number, { view, facts }] of shown.entries()) {
    logged += facts.length
    if (facts.length === 0) continue
    const found = await past.find({ fact: facts[0] })
    expect(found).toEqual({ number, match: { ...view, clock: null }, log: log.slice(0, logged) })
  }
  expect(await past.find({ before: 0 })).toBeNull()
  expect(await past.find({ after: 30 })).toBeNull()
  expect((await past.find({ after: 0 }))!.number).toBe(
    shown.findIndex(({ facts }, i) => i > 0 && facts.length > 0),
  )
  expect(createReplayWorker).toHaveBeenCalledOnce()

  const [seat] = host.awaitedSeats
  host.answer(seat, host.match.promptFor(seat)!.fallback)
  log.push(...host.takeFactsFor(YOU))
  noteChange(host)
  expect((await past.find({ fact: log.at(-1)! }))!.number).toBe(31)
  expect(createReplayWorker).toHaveBeenCalledTimes(2)
})

it('replays a decision that was taken back and given differently', async () => {
  const { host, shown } = playDecisions(25)
  const log = shown.flatMap(({ facts }) => facts)
  const { past, noteChange } = openPast(host, log)
  const first = await past.find({ before: 26 })
  host.decisions.pop()
  const again = RecordingHost.resume(START, host.decisions)
  const [seat] = again.awaitedSeats
  again.answer(seat, again.match.promptFor(seat)!.fallback)
  noteChange(again)
  const second = await past.find({ before: 26 })
  expect(second!.match).toEqual({ ...again.viewFor(YOU), clock: null })
  expect(second!.match).not.toEqual(first!.match)
})

it('rejects if its worker fails, and opens another one when it is asked again', async () => {
  const { host, shown } = playDecisions(5)
  const log = shown.flatMap(({ facts }) => facts)
  const { past, createReplayWorker } = openPast(host, log)
  class BrokenWorker extends EventTarget {
    terminate = vi.fn()
    postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  const broken = new BrokenWorker()
  createReplayWorker.mockReturnValueOnce(broken as unknown as Worker)
  await expect(past.find({ before: 6 })).rejects.toThrow('cannot be replayed')
  expect(broken.terminate).toHaveBeenCalledOnce()
  expect((await past.find({ before: 6 }))!.number).toBeGreaterThan(0)
})
