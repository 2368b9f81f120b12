import { botName, PLAIN, TEMPOS, unguessable } from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { facesOf } from '../../look/face/face.ts'
import { prefer, preferences, tempoAlone } from '../../preferences/preferences.ts'
import type { Person, TableSource, TableState } from '../source.ts'
import { forgetMatch, type KeptMatch, keepMatch } from './kept-match.ts'
import type { FromWorker, Terms, ToWorker } from './local-host.ts'

export interface LocalTable extends TableSource {
  close(): void
}

/** A game that can be played in this page. */
export interface PlayedHere {
  readonly id: string
  readonly version: number
  /** Where it is hosted. */
  worker(): Worker
}

/** A new match against bots in this page. */
export const playLocally = (
  game: PlayedHere,
  settings: Terms['settings'],
  level: string,
  name: string,
): LocalTable => {
  const terms = { settings, rules: game.version, level }
  return open(game, terms, name, [], { do: 'start', ...terms, seed: unguessable() })
}

/** One that was kept: it goes on by the rules that it was started with. */
export const resumeLocally = (game: PlayedHere, match: KeptMatch, name: string): LocalTable => {
  const { settings, rules, level, saved, log } = match
  const terms = { settings, rules, level }
  return open(game, terms, name, log, { do: 'resume', ...terms, saved })
}

function open(
  game: PlayedHere,
  terms: Terms,
  name: string,
  before: TableState['log'],
  first: ToWorker,
): LocalTable {
  const people = peopleOf(terms, name)
  const store = new Store<TableState | null>(null)
  const worker = game.worker()
  const send = (message: ToWorker) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts, saved } }: MessageEvent<FromWorker>) => {
    const log = [...(store.get()?.log ?? before), ...facts]
    store.set({ ...terms, people, match, clock: match.clock, log, fresh: facts })
    if (match.table.sheet.length > 0 && preferences.get().isNew) prefer({ isNew: false })
    if (saved) keepMatch({ game: game.id, ...terms, saved, log })
    else forgetMatch(game.id)
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
    pull: null,
    vote: null,
    window: null,
    beat: () => PLAIN.ms * TEMPOS[tempoAlone(preferences.get())],
    shown: (rest) => send({ do: 'shown', promptNumber: store.get()!.match.promptNumber, rest }),
    close: () => worker.terminate(),
  }
}

function peopleOf({ settings }: Terms, name: string): Person[] {
  const seated = Array.from({ length: settings.players }, (_, seat) =>
    seat === 0
      ? { name, avatar: preferences.get().avatar, member: 0 }
      : { name: botName(seat, [name]), avatar: null, member: null },
  )
  const faces = facesOf(seated)
  return seated.map(({ name, member }, seat) => ({
    name,
    face: faces[seat],
    isBot: member === null,
    isAway: false,
    isOnline: true,
  }))
}
