import type { EventKind } from '../model/event-kind.ts'
import { pickEvent, runPickedEvent, showEvents } from '../round/event.ts'
import { chooseOne } from '../round/questions.ts'

const SHOWN_EVENTS = 3

export const eventManager: EventKind = {
  id: 'event-manager',
  name: { en: 'Event Manager', de: 'Event Manager' },
  text: {
    en: 'Three events are shown, and whoever set this off picks the one that happens. The others go under the pile.',
    de: 'Drei Ereignisse werden gezeigt, und wer das ausgelöst hat, wählt, welches passiert. Die anderen kommen unter den Stapel.',
  },
  rulings: [
    {
      en: 'Lucky Bastard can be thrown in after the pick.',
      de: 'Lucky Bastard darf nach der Wahl reingeworfen werden.',
    },
    {
      en: 'The two others do not count as having happened: Repeat cannot pick them.',
      de: 'Die zwei anderen gelten nicht als passiert: Repeat kann sie nicht wählen.',
    },
    {
      en: 'Whoever picks also counts as having set off the event picked.',
      de: 'Wer wählt, gilt auch beim gewählten Ereignis als auslösende Person.',
    },
  ],
  answerHints: {
    event: {
      en: 'It happens at once. The others go under the pile.',
      de: 'Es passiert sofort. Die anderen kommen unter den Stapel.',
    },
  },
  *run(table, _, trigger) {
    showEvents(table, SHOWN_EVENTS)
    const question = { ask: 'event', source: 'event-manager' } as const
    const picked = yield* chooseOne(trigger, question, 'event', table.shownEvents)
    pickEvent(table, picked)
    yield* runPickedEvent(table, picked, trigger)
  },
}
