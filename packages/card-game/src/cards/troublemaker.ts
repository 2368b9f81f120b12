import { singleColouredCard } from '../model/card-kind.ts'
import { triggerEvent } from '../round/event.ts'

export const troublemaker = singleColouredCard('troublemaker', {
  name: { en: 'Troublemaker', de: 'Troublemaker' },
  text: {
    en: 'Sets off an event, just like that.',
    de: 'Löst einfach so ein Ereignis aus.',
  },
  rulings: [
    {
      en: 'An event is no attack: Counterattack is no help, Lucky Bastard is.',
      de: 'Ein Ereignis ist kein Angriff: Counterattack hilft nicht, Lucky Bastard schon.',
    },
    {
      en: 'As your last card: you take full part in the event and may end up with cards again.',
      de: 'Als letzte Karte: Du machst beim Ereignis voll mit und hast danach vielleicht wieder Karten.',
    },
    {
      en: 'Double Trouble means black cards only, so this stays a single event.',
      de: 'Doppelter Ärger meint nur schwarze Karten, also bleibt es hier bei einem Ereignis.',
    },
  ],
  effect: (table, player) => triggerEvent(table, player),
})
