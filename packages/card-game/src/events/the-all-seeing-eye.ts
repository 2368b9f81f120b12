import type { EventKind } from '../model/event-kind.ts'
import { acknowledge } from '../round/questions.ts'
import { closeHands, openHands } from '../table/whole-hands.ts'

export const theAllSeeingEye: EventKind = {
  id: 'the-all-seeing-eye',
  name: { en: 'The All-Seeing Eye', de: 'The All-Seeing Eye' },
  text: {
    en: 'All hands on the table, face up, until everybody has stared enough.',
    de: 'Alle Hände offen auf den Tisch, bis sich alle sattgesehen haben.',
  },
  rulings: [
    {
      en: 'A Lucky Bastard shows nothing and may look all the same.',
      de: 'Wer Lucky Bastard reingeworfen hat, zeigt nichts und darf trotzdem schauen.',
    },
  ],
  *run(table, players) {
    openHands(table, players)
    yield* acknowledge(players, { ask: 'seen', source: 'the-all-seeing-eye' })
    closeHands(table)
  },
}
