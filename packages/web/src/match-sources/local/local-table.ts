import {
  botNameInRecord,
  NORMAL_DURATION,
  type RecordBody,
  randomHex,
  type SearchTotals,
  type Seat,
  TEMPO_FACTORS,
  withDigest,
} from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { noteFirstMatchPlayed, preferences, soloTempo } from '../../preferences/preferences.ts'
import { LocalPastStates } from '../look-back/local-past-states.ts'
import type { TableSource, TableState } from '../table-source.ts'
import type { LocalMatchConfig, MatchHistory, WorkerRequest, WorkerUpdate } from './local-host.ts'
import { createLocalPlayers } from './local-players.ts'
import { deleteStoredMatch, type StoredMatch, storeMatch } from './stored-match.ts'

/** Whether a match is in the archive of this device: by its id, not yet, or never, because the browser refused. */
export type Archival = { readonly id: string } | 'pending' | 'refused'

export interface LocalTable extends TableSource {
  readonly archival: Store<Archival>
  /** How far the searches of the bots got; null until the match is over, or if it is not known. */
  readonly searchTotals: Store<SearchTotals | null>
  close(): void
}

/** A game that can be played in a worker of this page. */
export interface LocalGame {
  readonly id: string
  readonly latestRulesVersion: number
  createWorker(): Worker
  createReplayWorker(): Worker
  createAnalysisWorker(): Worker
}

/** Starts a match against bots in a worker; `onFailure` is called if the engine rejects the settings. */
export const startLocalMatch = (
  game: LocalGame,
  { settings, levels }: Pick<LocalMatchConfig, 'settings' | 'levels'>,
  name: string,
  onFailure: () => void,
): LocalTable => {
  const config = { settings, rulesVersion: game.latestRulesVersion, levels }
  const { isNewcomer } = preferences.get()
  const start = { type: 'start', ...config, seed: randomHex(), isNewcomer } as const
  return openLocalTable(game, config, name, [], start, onFailure)
}

/** Resumes a stored match with the rules version that it was started with; `onFailure` is called if that is impossible. */
export const resumeLocalMatch = (
  game: LocalGame,
  match: StoredMatch,
  name: string,
  onFailure: () => void,
): LocalTable => {
  const { settings, rulesVersion, levels, playedOnFrom, saved, seat, log, history } = match
  const config = { settings, rulesVersion, levels, playedOnFrom }
  return openLocalTable(
    game,
    config,
    name,
    log,
    { type: 'resume', ...config, saved, seat, history },
    onFailure,
  )
}

function openLocalTable(
  game: LocalGame,
  config: LocalMatchConfig,
  name: string,
  before: TableState['log'],
  first: WorkerRequest,
  onFailure: () => void,
): LocalTable {
  const store = new Store<TableState | null>(null)
  const archival = new Store<Archival>('pending')
  const searchTotals = new Store<SearchTotals | null>(null)
  const worker = game.createWorker()
  const send = (message: WorkerRequest) => worker.postMessage(message)
  /** The decisions of the running match; null if its beginning is not known, or it is over. */
  let latestHistory: MatchHistory | null = null
  let pastStates: LocalPastStates | undefined
  const createPastStates = () =>
    new LocalPastStates({
      game: game.id,
      config,
      seat: store.get()!.match.own.seat!,
      createReplayWorker: game.createReplayWorker,
      history: () => latestHistory!,
      log: () => store.get()!.log,
    })
  worker.onmessage = ({ data }: MessageEvent<WorkerUpdate>) => {
    const { match, facts, saved, history, record } = data
    const log = [...(store.get()?.log ?? before), ...facts]
    const seat = match.own.seat!
    const players =
      store.get()?.players ?? createLocalPlayers(config.settings.players, seat, name, config.levels)
    latestHistory = saved && history
    store.set({ ...config, players, match, clock: match.clock, log, newFacts: facts })
    if (saved) storeMatch({ game: game.id, ...config, seat, saved, history, log })
    else {
      deleteStoredMatch(game.id)
      noteFirstMatchPlayed()
      searchTotals.set(data.searchTotals)
      if (record)
        keepRecord(record, config, { seat, name }).then(
          (id) => archival.set({ id }),
          () => archival.set('refused'),
        )
    }
  }
  worker.onerror = onFailure
  send(first)
  return {
    archival,
    searchTotals,
    subscribe: store.subscribe,
    state: store.get,
    async answer(answer) {
      send({ type: 'answer', promptNumber: store.get()!.match.promptNumber, answer })
      return true
    },
    takeBack: () => send({ type: 'take-back' }),
    sendGrimace: null,
    vote: null,
    reactionWindow: null,
    allowsAutoAnswer: true,
    stepDurationMs: () => NORMAL_DURATION.ms * TEMPO_FACTORS[soloTempo(preferences.get())],
    reportPresented: (restMs) =>
      send({ type: 'presented', promptNumber: store.get()!.match.promptNumber, restMs }),
    get pastStates() {
      if (latestHistory !== null) pastStates ??= createPastStates()
      return latestHistory === null ? undefined : pastStates
    },
    close() {
      worker.terminate()
      pastStates?.close()
    },
  }
}

interface Player {
  readonly seat: Seat
  readonly name: string
}

/** Keeps a finished match on this device, with names as in the records of a server. */
async function keepRecord(
  record: RecordBody,
  { levels, playedOnFrom }: LocalMatchConfig,
  { seat, name }: Player,
): Promise<string> {
  const { archiveMatch } = await import('../archive/match-archive.ts')
  const players = record.scores.map((_, other) => (other === seat ? name : botNameInRecord(other)))
  return archiveMatch({
    endedAt: Date.now(),
    seat,
    levels,
    record: withDigest({ ...record, players }),
    ...(playedOnFrom !== undefined && { playedOnFrom }),
  })
}
