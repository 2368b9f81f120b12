import { noEffect } from '../course.ts'
import { carryOutEvent, type EventKind } from '../event.ts'
import { chooseOne } from '../questions.ts'

export const repeat: EventKind = {
  id: 'repeat',
  name: { en: 'Repeat', de: 'Repeat' },
  text: {
    en: 'Whoever set this off picks an event of this round, and it happens again.',
    de: 'Wer das ausgelöst hat, wählt ein Ereignis dieser Runde, und es passiert noch einmal.',
  },
  *run(table, _, trigger) {
    const others = table.turnedOver.filter((event) => table.setup.events[event].id !== 'repeat')
    if (others.length === 0) {
      noEffect(table, 'repeat')
      return
    }
    const event = yield* chooseOne(trigger, { ask: 'event', source: 'repeat' }, 'event', others)
    yield* carryOutEvent(table, event, trigger)
  },
}
