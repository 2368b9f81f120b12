import { type EventKind, triggerEvent } from '../event.ts'

const EVENTS = 2

export const plague: EventKind = {
  id: 'plague',
  name: { en: 'Plague', de: 'Plague' },
  text: {
    en: 'It never rains but it pours: two more events, one after the other.',
    de: 'Ein Unglück kommt selten allein: noch zwei Ereignisse, eins nach dem andern.',
  },
  *run(table, _, trigger) {
    for (let i = 0; i < EVENTS; i++) yield* triggerEvent(table, trigger)
  },
}
