import { botName, NORMAL_DURATION, randomHex, type Seat, TEMPO_FACTORS } from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { noteFirstMatchPlayed, preferences, soloTempo } from '../../preferences/preferences.ts'
import { assignFaces } from '../../ui/face/face.ts'
import type { TablePlayer, TableSource, TableState } from '../table-source.ts'
import type { LocalMatchConfig, WorkerRequest, WorkerUpdate } from './local-host.ts'
import { deleteStoredMatch, type StoredMatch, storeMatch } from './stored-match.ts'

export interface LocalTable extends TableSource {
  close(): void
}

/** A game that can be played in a worker of this page. */
export interface LocalGame {
  readonly id: string
  readonly latestRulesVersion: number
  createWorker(): Worker
}

/** Starts a match against bots in a worker. */
export const startLocalMatch = (
  game: LocalGame,
  settings: LocalMatchConfig['settings'],
  level: string,
  name: string,
): LocalTable => {
  const config = { settings, rulesVersion: game.latestRulesVersion, level }
  const { isNewcomer } = preferences.get()
  return openLocalTable(game, config, name, [], { type: 'start', ...config, seed: randomHex(), isNewcomer })
}

/** Resumes a stored match with the rules version that it was started with; `onFailure` is called if that is impossible. */
export const resumeLocalMatch = (
  game: LocalGame,
  match: StoredMatch,
  name: string,
  onFailure: () => void,
): LocalTable => {
  const { settings, rulesVersion, level, saved, seat, log } = match
  const config = { settings, rulesVersion, level }
  return openLocalTable(game, config, name, log, { type: 'resume', ...config, saved, seat }, onFailure)
}

function openLocalTable(
  game: LocalGame,
  config: LocalMatchConfig,
  name: string,
  before: TableState['log'],
  first: WorkerRequest,
  onFailure: (() => void) | null = null,
): LocalTable {
  const store = new Store<TableState | null>(null)
  const worker = game.createWorker()
  const send = (message: WorkerRequest) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts, saved } }: MessageEvent<WorkerUpdate>) => {
    const log = [...(store.get()?.log ?? before), ...facts]
    const seat = match.own.seat!
    const players = store.get()?.players ?? createLocalPlayers(config.settings.players, seat, name)
    store.set({ ...config, players, match, clock: match.clock, log, newFacts: facts })
    if (saved) storeMatch({ game: game.id, ...config, seat, saved, log })
    else {
      deleteStoredMatch(game.id)
      noteFirstMatchPlayed()
    }
  }
  worker.onerror = onFailure
  send(first)
  return {
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

/** The human with their name and face, and bots in all other seats. */
export function createLocalPlayers(count: number, human: Seat, name: string): TablePlayer[] {
  const seated = Array.from({ length: count }, (_, seat) =>
    seat === human
      ? { name, avatar: preferences.get().avatar, member: 0 }
      : { name: botName(seat, [name]), avatar: null, member: null },
  )
  const faces = assignFaces(seated)
  return seated.map(({ name, member }, seat) => ({
    name,
    face: faces[seat],
    isBot: member === null,
    isAway: false,
    isOnline: true,
  }))
}
