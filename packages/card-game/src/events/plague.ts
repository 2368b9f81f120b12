import type { EventKind } from '../model/event-kind.ts'
import { triggerEvent } from '../round/event.ts'

const EVENT_COUNT = 2

export const plague: EventKind = {
  id: 'plague',
  name: { en: 'Plague', de: 'Plague' },
  text: {
    en: 'It never rains but it pours: two more events, one after the other.',
    de: 'Ein Unglück kommt selten allein: noch zwei Ereignisse, eins nach dem andern.',
  },
  rulings: [
    {
      en: 'Each of the two asks for Lucky Bastard anew; luck against Plague itself spares you neither.',
      de: 'Bei beiden darf Lucky Bastard neu reingeworfen werden; gegen Plague selbst erspart er dir keins davon.',
    },
    {
      en: 'Both happen, even if the first ends the round; hands and points are counted after the second.',
      de: 'Beide passieren, auch wenn das erste die Runde beendet; Hände und Punkte zählen nach dem zweiten.',
    },
    {
      en: 'Finish Line and Doomsday together: your hand and 50 on top.',
      de: 'Finish Line und Doomsday zusammen: deine Hand und 50 obendrauf.',
    },
    {
      en: 'A Plague may well come out of a Plague.',
      de: 'Aus einer Plague kann ruhig noch eine Plague kommen.',
    },
    {
      en: 'Whoever set off Plague also counts as having set off the two.',
      de: 'Wer Plague ausgelöst hat, gilt auch bei den beiden als auslösende Person.',
    },
    {
      en: 'Of two that end the round, luck protects from one only, and thrown in against the second it makes no wish any more.',
      de: 'Beenden beide die Runde, schützt Glück nur vor einem, und gegen das zweite reingeworfen wünscht es nichts mehr.',
    },
  ],
  *run(table, _, trigger) {
    for (let number = 1; number <= EVENT_COUNT; number++)
      yield* triggerEvent(table, trigger, { cause: 'plague', number, count: EVENT_COUNT })
  },
}
