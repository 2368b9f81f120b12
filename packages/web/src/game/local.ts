import { type SettingsInput, settingsSchema, setUp } from '@slapwise/card-game'
import { unguessable } from '@slapwise/kernel'
import { preferences } from '../preferences.ts'
import { forgetMatch, type KeptMatch, keepMatch } from './kept-match.ts'
import type { FromWorker, ToWorker } from './local-worker.ts'
import type { Person, TableSource, TableState } from './source.ts'
import { Store } from './store.ts'

export interface LocalTable extends TableSource {
  close(): void
}

/** A new match against bots in this page. */
export const playLocally = (settings: SettingsInput, name: string): LocalTable =>
  open(settings, name, [], { do: 'start', settings, seed: unguessable() })

/** One that was kept. */
export const resumeLocally = ({ settings, saved, log }: KeptMatch, name: string): LocalTable =>
  open(settings, name, log, { do: 'resume', settings, saved })

function open(settings: SettingsInput, name: string, before: TableState['log'], first: ToWorker): LocalTable {
  const setup = setUp(settingsSchema.parse(settings))
  const people: Person[] = Array.from({ length: setup.settings.players }, (_, seat) => ({
    name: seat === 0 ? name : null,
    avatar: seat === 0 ? preferences.get().avatar : null,
    isBot: seat > 0,
    isAway: false,
    isOnline: true,
  }))
  const store = new Store<TableState | null>(null)
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToWorker) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts, saved } }: MessageEvent<FromWorker>) => {
    const log = [...(store.get()?.log ?? before), ...facts]
    store.set({ setup, people, match, clock: null, log, fresh: facts })
    if (saved) keepMatch(settings, saved, log)
    else forgetMatch()
  }
  // What was kept may have come from another version after all: then cards are dealt anew.
  worker.onerror = () => send({ do: 'start', settings, seed: unguessable() })
  send(first)
  return {
    subscribe: store.subscribe,
    state: store.get,
    async answer(answer) {
      send({ do: 'answer', prompt: store.get()!.match.prompt, answer })
      return true
    },
    takeBack: () => send({ do: 'take-back' }),
    react: null,
    window: null,
    close: () => worker.terminate(),
  }
}
