import { type SettingsInput, settingsSchema, setUp } from '@slapwise/card-game'
import type { FromWorker, ToWorker } from './local-worker.ts'
import type { Person, TableSource, TableState } from './source.ts'
import { Store } from './store.ts'

/** A match against bots in this page. It is kept until the page is left. */
export function playLocally(settings: SettingsInput, name: string): TableSource & { close(): void } {
  const setup = setUp(settingsSchema.parse(settings))
  const people: Person[] = Array.from({ length: setup.settings.players }, (_, seat) => ({
    name: seat === 0 ? name : null,
    isBot: seat > 0,
    isAway: false,
    isOnline: true,
  }))
  const store = new Store<TableState | null>(null)
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToWorker) => worker.postMessage(message)
  worker.onmessage = ({ data: { match, facts } }: MessageEvent<FromWorker>) => {
    const log = [...(store.get()?.log ?? []), ...facts]
    store.set({ setup, people, match, clock: null, log, fresh: facts })
  }
  send({ do: 'start', settings, seed: crypto.randomUUID() })
  return {
    subscribe: store.subscribe,
    state: store.get,
    answer: (answer) => send({ do: 'answer', prompt: store.get()!.match.prompt, answer }),
    window: null,
    close: () => worker.terminate(),
  }
}
