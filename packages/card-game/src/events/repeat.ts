import type { EventKind } from '../model/event-kind.ts'
import type { Table } from '../model/table.ts'
import { runPickedEvent } from '../round/event.ts'
import { chooseOne } from '../round/questions.ts'
import { reportNoEffect } from '../table/round-verbs.ts'

export const repeat: EventKind = {
  id: 'repeat',
  name: { en: 'Repeat', de: 'Repeat' },
  text: {
    en: 'Whoever set this off picks an event of this round, and it happens again.',
    de: 'Wer das ausgelöst hat, wählt ein Ereignis dieser Runde, und es passiert noch einmal.',
  },
  rulings: [
    {
      en: 'It cannot pick itself, and if it is the first event nothing happens.',
      de: 'Sich selbst kann es nicht wählen, und als erstes Ereignis tut es nichts.',
    },
    {
      en: 'A Plague that is still running may be picked.',
      de: 'Eine Plague, die noch läuft, darf gewählt werden.',
    },
    {
      en: 'Lucky Bastard can be thrown in after the pick.',
      de: 'Lucky Bastard darf nach der Wahl reingeworfen werden.',
    },
    {
      en: 'Whoever picks also counts as having set off the event picked.',
      de: 'Wer wählt, gilt auch beim gewählten Ereignis als auslösende Person.',
    },
  ],
  answerHints: {
    event: {
      en: 'It happens once more, at once.',
      de: 'Es passiert gleich noch einmal.',
    },
  },
  *run(table, _, trigger) {
    const others = table.turnedOver.filter((event) => !isRepeat(table, event))
    if (others.length === 0) {
      reportNoEffect(table, 'repeat')
      return
    }
    const event = yield* chooseOne(trigger, { ask: 'event', source: 'repeat' }, 'event', others)
    yield* runPickedEvent(table, event, trigger)
  },
}

/** Excludes Repeat itself, and Pandora’s Box if it stands for Repeat. */
function isRepeat({ setup }: Table, event: number): boolean {
  const { id, standsFor } = setup.events[event]
  return (standsFor?.(setup.settings) ?? id) === 'repeat'
}
