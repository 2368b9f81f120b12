import type { MatchRecord, ReplayStep, ReplayView, Seat } from '@slapwise/kernel'
import type { LocalMatchConfig, MatchHistory } from '../local/local-host.ts'
import type { ReplayRequest, ReplayUpdate } from '../replay/replay-host.ts'
import { alignLog } from './align-log.ts'
import type { PastMoment, PastState, PastStates } from './past-states.ts'

interface LocalPast {
  readonly game: string
  readonly config: LocalMatchConfig
  readonly seat: Seat
  createReplayWorker(): Worker
  /** The decisions so far: another object after each change. */
  history(): MatchHistory
  log(): readonly object[]
}

/** A replay of the decisions so far. */
interface OpenedPast {
  readonly worker: Worker
  readonly steps: readonly ReplayStep[]
  /** The facts of all steps, and the number of them up to and including each step. */
  readonly facts: readonly object[]
  readonly factEnds: readonly number[]
}

/**
 * The past of a match against bots, replayed in a worker. States are numbered by decisions; those that were taken back are
 * left out.
 */
export class LocalPastStates implements PastStates {
  readonly #past: LocalPast
  #opened: Promise<OpenedPast> | null = null
  #openedHistory: MatchHistory | null = null

  constructor(past: LocalPast) {
    this.#past = past
  }

  async find(moment: PastMoment): Promise<PastState | null> {
    // Bots may go on meanwhile: the log has to end where the replay does.
    const log = this.#past.log()
    const opened = await this.#open()
    const numbers = alignLog(log, opened.facts, opened.factEnds)
    const number = findNumber(moment, opened.steps, (fact) => numbers[log.indexOf(fact)])
    if (number === undefined) return null
    const { table, own, promptNumber } = await this.#fetchView(opened.worker, number)
    const known = log.filter((_, i) => numbers[i] <= number)
    const replayed = opened.facts.slice(0, opened.factEnds[number])
    return {
      number,
      match: { table, own, promptNumber, clock: null },
      log: known.length > 0 ? known : replayed,
    }
  }

  close(): void {
    void this.#opened?.then(
      ({ worker }) => worker.terminate(),
      () => {},
    )
    this.#opened = null
  }

  /** Opens the replay, or a new one if the match has changed since, or if it could not be opened. */
  #open(): Promise<OpenedPast> {
    const history = this.#past.history()
    if (this.#opened && this.#openedHistory === history) return this.#opened
    this.close()
    this.#openedHistory = history
    const opened = this.#openReplay(history)
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = null
    })
    this.#opened = opened
    return opened
  }

  async #openReplay(history: MatchHistory): Promise<OpenedPast> {
    const worker = this.#past.createReplayWorker()
    try {
      return await this.#load(worker, history)
    } catch (error) {
      worker.terminate()
      throw error
    }
  }

  async #load(worker: Worker, { seed, decisions }: MatchHistory): Promise<OpenedPast> {
    const { game, config, seat } = this.#past
    const { settings, rulesVersion } = config
    const record: MatchRecord = {
      format: 'slapwise-match',
      game,
      rulesVersion,
      settings: { ...settings },
      seed,
      decisions,
      scores: [],
      winners: [],
      endDigest: '',
      digest: '',
    }
    const { steps } = await ask(worker, { type: 'open', record }, 'opened')
    const { facts } = await ask(worker, { type: 'show', index: 0, viewer: seat }, 'facts')
    let end = 0
    const factEnds = steps.map(({ factCount }) => (end += factCount))
    return { worker, steps, facts, factEnds }
  }

  async #fetchView(worker: Worker, index: number): Promise<ReplayView> {
    const shown = { type: 'show', index, viewer: this.#past.seat } as const
    return (await ask(worker, shown, 'view', (update) => update.index === index)).view
  }
}

/** Steps without facts look like the one before, and are skipped. */
function findNumber(
  moment: PastMoment,
  steps: readonly ReplayStep[],
  numberOf: (fact: object) => number | undefined,
): number | undefined {
  if ('fact' in moment) return numberOf(moment.fact)
  const stops = steps.flatMap(({ factCount }, index) => (factCount > 0 ? [index] : []))
  return 'before' in moment
    ? stops.findLast((index) => index < moment.before)
    : stops.find((index) => index > moment.after)
}

type UpdateOf<Type extends ReplayUpdate['type']> = ReplayUpdate & { readonly type: Type }

/** Sends a request to the replay, and waits for the update that answers it; rejects if the worker fails. */
function ask<Type extends ReplayUpdate['type']>(
  worker: Worker,
  request: ReplayRequest,
  type: Type,
  fits: (update: UpdateOf<Type>) => boolean = () => true,
): Promise<UpdateOf<Type>> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    const { signal } = waiting
    const fail = (reason: string) => {
      waiting.abort()
      reject(new Error(`The match cannot be replayed: ${reason}`))
    }
    const receive = ({ data }: MessageEvent<ReplayUpdate>) => {
      if (data.type === 'failed') return fail(JSON.stringify(data.error))
      if (data.type !== type || !fits(data as UpdateOf<Type>)) return
      waiting.abort()
      resolve(data as UpdateOf<Type>)
    }
    worker.addEventListener('message', receive, { signal })
    worker.addEventListener('error', ({ message }) => fail(message), { signal })
    worker.postMessage(request)
  })
}
