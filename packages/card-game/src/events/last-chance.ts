import type { EventKind } from '../model/event-kind.ts'
import { isSpared, startLastingEffect } from '../table/lasting-effects.ts'

export const lastChance: EventKind = {
  id: 'last-chance',
  name: { en: 'Last Chance', de: 'Last Chance' },
  text: {
    en: 'From now on, whoever gets rid of the last card sets off an event on the way out. Unless it was an event that took it.',
    de: 'Wer ab jetzt die letzte Karte loswird, löst im Hinausgehen ein Ereignis aus. Ausser ein Ereignis hat sie geholt.',
  },
  rulings: [
    {
      en: 'It comes before Nice Try, and only if the hand is still empty then.',
      de: 'Sie kommt vor Nice Try und nur, wenn die Hand dann noch leer ist.',
    },
    {
      en: 'A last card lost to somebody’s attack counts, and whoever lost it sets off the event.',
      de: 'Auch eine letzte Karte, die ein Angriff holt, zählt, und auslösen tut, wer sie verloren hat.',
    },
    {
      en: 'A last card thrown in counts too; Lucky Bastard does not protect you from that event.',
      de: 'Auch eine reingeworfene letzte Karte zählt; Lucky Bastard schützt dich vor diesem Ereignis nicht.',
    },
    {
      en: 'Whoever was a Lucky Bastard when Last Chance came sets off nothing.',
      de: 'Wer bei Last Chance selbst Lucky Bastard reingeworfen hat, löst nichts aus.',
    },
    {
      en: 'It lasts until the end of the round, but The End does not care.',
      de: 'Sie gilt bis zum Ende der Runde, aber The End kümmert das nicht.',
    },
  ],
  run(table, players) {
    startLastingEffect(table, 'last-chance', players, [])
  },
  lastingHooks: { triggersAtLastCard: (lasting, seat) => !isSpared(lasting, seat) },
}
