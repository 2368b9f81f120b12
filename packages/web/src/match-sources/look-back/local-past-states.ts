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
  /** The decisions so far. */
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
  #openedCount = 0

  constructor(past: LocalPast) {
    this.#past = past
  }

  async find(moment: PastMoment): Promise<PastState | null> {
    const opened = await this.#open()
    const log = this.#past.log()
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
    void this.#opened?.then(({ worker }) => worker.terminate())
    this.#opened = null
  }

  /** Opens the replay, or a new one if the match has gone on. */
  #open(): Promise<OpenedPast> {
    const { seed, decisions } = this.#past.history()
    if (this.#opened && this.#openedCount === decisions.length) return this.#opened
    this.close()
    this.#openedCount = decisions.length
    this.#opened = this.#openReplay({ seed, decisions })
    return this.#opened
  }

  async #openReplay({ seed, decisions }: MatchHistory): Promise<OpenedPast> {
    const { game, config, seat, createReplayWorker } = this.#past
    const { settings, rulesVersion } = config
    const worker = createReplayWorker()
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

/** Sends a request to the replay, and waits for the update that answers it. */
function ask<Type extends ReplayUpdate['type']>(
  worker: Worker,
  request: ReplayRequest,
  type: Type,
  fits: (update: UpdateOf<Type>) => boolean = () => true,
): Promise<UpdateOf<Type>> {
  return new Promise((resolve, reject) => {
    const receive = ({ data }: MessageEvent<ReplayUpdate>) => {
      const isAnswer = data.type === type && fits(data as UpdateOf<Type>)
      if (!isAnswer && data.type !== 'failed') return
      worker.removeEventListener('message', receive)
      if (isAnswer) resolve(data as UpdateOf<Type>)
      else reject(new Error(`The match cannot be replayed: ${JSON.stringify(data)}`))
    }
    worker.addEventListener('message', receive)
    worker.postMessage(request)
  })
}
