import type { EventKind } from '../model/event-kind.ts'
import { takeOpenly } from '../table/verbs.ts'

export const blackHole: EventKind = {
  id: 'black-hole',
  name: { en: 'Black Hole', de: 'Black Hole' },
  text: {
    en: 'Whoever set this off swallows all black cards from the other hands.',
    de: 'Wer das ausgelöst hat, verschluckt alle schwarzen Karten aus den anderen Händen.',
  },
  rulings: [
    { en: 'Everyone sees which cards are swallowed.', de: 'Alle sehen, welche Karten verschluckt werden.' },
    {
      en: 'If it takes your last card, you have finished.',
      de: 'Holt es deine letzte Karte, bist du fertig.',
    },
  ],
  run(table, players, trigger) {
    if (!players.includes(trigger)) return
    for (const seat of players) {
      const black = table.hands[seat].filter((card) => table.setup.faces[card].kind.family === 'black')
      if (seat !== trigger) takeOpenly(table, trigger, seat, black)
    }
  },
}
