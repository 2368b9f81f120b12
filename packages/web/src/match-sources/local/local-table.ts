import {
  botNameInRecord,
  NORMAL_DURATION,
  type RecordBody,
  randomHex,
  type Seat,
  TEMPO_FACTORS,
  withDigest,
} from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { noteFirstMatchPlayed, preferences, soloTempo } from '../../preferences/preferences.ts'
import type { TableSource, TableState } from '../table-source.ts'
import type { LocalMatchConfig, WorkerRequest, WorkerUpdate } from './local-host.ts'
import { createLocalPlayers } from './local-players.ts'
import { deleteStoredMatch, type StoredMatch, storeMatch } from './stored-match.ts'

export interface LocalTable extends TableSource {
  /** The id of the match in the archive of this device, once it is over and kept. */
  readonly archivedId: Store<string | null>
  close(): void
}

/** A game that can be played in a worker of this page. */
export interface LocalGame {
  readonly id: string
  readonly latestRulesVersion: number
  createWorker(): Worker
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
  const { settings, rulesVersion, levels, saved, seat, log, history } = match
  const config = { settings, rulesVersion, levels }
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
  const archivedId = new Store<string | null>(null)
  const worker = game.createWorker()
  const send = (message: WorkerRequest) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts, saved, history, record } }: MessageEvent<WorkerUpdate>) => {
    const log = [...(store.get()?.log ?? before), ...facts]
    const seat = match.own.seat!
    const players = store.get()?.players ?? createLocalPlayers(config.settings.players, seat, name)
    store.set({ ...config, players, match, clock: match.clock, log, newFacts: facts })
    if (saved) storeMatch({ game: game.id, ...config, seat, saved, history, log })
    else {
      deleteStoredMatch(game.id)
      noteFirstMatchPlayed()
      if (record) keepRecord(record, { seat, levels: config.levels, name }).then(archivedId.set, () => {})
    }
  }
  worker.onerror = onFailure
  send(first)
  return {
    archivedId,
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
    close: () => worker.terminate(),
  }
}

interface Player {
  readonly seat: Seat
  readonly name: string
  /** The levels of the bots, in the order of their seats. */
  readonly levels: readonly string[]
}

/** Keeps a finished match on this device, with names as in the records of a server. */
async function keepRecord(record: RecordBody, { seat, name, levels }: Player): Promise<string> {
  const { archiveMatch } = await import('../archive/match-archive.ts')
  const players = record.scores.map((_, other) => (other === seat ? name : botNameInRecord(other)))
  return archiveMatch({ endedAt: Date.now(), seat, levels, record: withDigest({ ...record, players }) })
}
