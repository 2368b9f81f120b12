import { carryOutEvent, type EventKind, showEvents } from '../event.ts'
import { chooseOne } from '../questions.ts'

const SHOWN = 3

export const eventManager: EventKind = {
  id: 'event-manager',
  name: { en: 'Event Manager', de: 'Event Manager' },
  text: {
    en: 'Three events are shown, and whoever set this off picks the one that happens. The others go under the pile.',
    de: 'Drei Ereignisse werden gezeigt, und wer das ausgelöst hat, wählt, welches passiert. Die anderen kommen unter den Stapel.',
  },
  *run(table, _, trigger) {
    showEvents(table, SHOWN)
    const shown = table.shownEvents
    const picked = yield* chooseOne(trigger, { ask: 'event', source: 'event-manager' }, 'event', shown)
    table.shownEvents = []
    table.eventPile = [...shown.filter((event) => event !== picked), ...table.eventPile]
    table.usedEvents = [...table.usedEvents, picked]
    yield* carryOutEvent(table, picked, trigger)
  },
}
