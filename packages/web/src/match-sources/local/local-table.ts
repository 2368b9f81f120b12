import { botName, PLAIN, TEMPOS, unguessable } from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { preferences, setPreferences, soloTempo } from '../../preferences/preferences.ts'
import { assignFaces } from '../../ui/face/face.ts'
import type { TablePlayer, TableSource, TableState } from '../table-source.ts'
import type { LocalMatchConfig, WorkerRequest, WorkerUpdate } from './local-host.ts'
import { deleteStoredMatch, type StoredMatch, storeMatch } from './stored-match.ts'

export interface LocalTable extends TableSource {
  close(): void
}

/** A game that can be played in this page. */
export interface LocalGame {
  readonly id: string
  readonly version: number
  /** Where it is hosted. */
  createWorker(): Worker
}

/** A new match against bots in this page. */
export const startLocalMatch = (
  game: LocalGame,
  settings: LocalMatchConfig['settings'],
  level: string,
  name: string,
): LocalTable => {
  const terms = { settings, rules: game.version, level }
  return openLocalTable(game, terms, name, [], { do: 'start', ...terms, seed: unguessable() })
}

/** One that was kept: it goes on by the rules that it was started with. */
export const resumeLocalMatch = (game: LocalGame, match: StoredMatch, name: string): LocalTable => {
  const { settings, rulesVersion: rules, level, saved, log } = match
  const terms = { settings, rules, level }
  return openLocalTable(game, terms, name, log, { do: 'resume', ...terms, saved })
}

function openLocalTable(
  game: LocalGame,
  terms: LocalMatchConfig,
  name: string,
  before: TableState['log'],
  first: WorkerRequest,
): LocalTable {
  const people = localPlayers(terms, name)
  const store = new Store<TableState | null>(null)
  const worker = game.createWorker()
  const send = (message: WorkerRequest) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts, saved } }: MessageEvent<WorkerUpdate>) => {
    const log = [...(store.get()?.log ?? before), ...facts]
    store.set({ ...terms, players: people, match, clock: match.clock, log, newFacts: facts })
    if (match.table.scoreSheet.length > 0 && preferences.get().isNewcomer)
      setPreferences({ isNewcomer: false })
    if (saved) storeMatch({ game: game.id, ...terms, saved, log })
    else deleteStoredMatch(game.id)
  }
  // What was kept may not be what it says after all: then cards are dealt anew.
  worker.onerror = () => send({ do: 'start', ...terms, seed: unguessable() })
  send(first)
  return {
    subscribe: store.subscribe,
    state: store.get,
    async answer(answer) {
      send({ do: 'answer', promptNumber: store.get()!.match.promptNumber, answer })
      return true
    },
    takeBack: () => send({ do: 'take-back' }),
    sendGrimace: null,
    vote: null,
    reactionWindow: null,
    stepDurationMs: () => PLAIN.ms * TEMPOS[soloTempo(preferences.get())],
    reportPresented: (rest) => send({ do: 'shown', promptNumber: store.get()!.match.promptNumber, rest }),
    close: () => worker.terminate(),
  }
}

function localPlayers({ settings }: LocalMatchConfig, name: string): TablePlayer[] {
  const seated = Array.from({ length: settings.players }, (_, seat) =>
    seat === 0
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
