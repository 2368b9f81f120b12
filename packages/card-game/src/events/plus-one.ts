import type { EventKind } from '../model/event-kind.ts'
import { isSpared, startLastingEffect } from '../table/lasting-effects.ts'

export const plusOne: EventKind = {
  id: 'plus-one',
  name: { en: 'Plus One', de: 'Plus One' },
  text: {
    en: 'For the rest of the round, whoever draws from the pile draws one more.',
    de: 'Wer bis zum Ende der Runde vom Stapel zieht, zieht eine mehr.',
  },
  rulings: [
    {
      en: 'It is one more each time you draw, however many you draw.',
      de: 'Es ist eine mehr pro Mal Ziehen, egal, wie viele du ziehst.',
    },
    {
      en: 'Cards turned over, or pulled from a hand, are not meant.',
      de: 'Aufgedeckte oder aus einer Hand gezogene Karten sind nicht gemeint.',
    },
    {
      en: 'If only one card is left, you draw it, and the round ends.',
      de: 'Ist nur noch eine Karte da, ziehst du sie, und die Runde endet.',
    },
    { en: 'A second Plus One adds nothing.', de: 'Ein zweites Plus One macht es nicht mehr.' },
    {
      en: 'It does not concern a Lucky Bastard.',
      de: 'Wer dabei Lucky Bastard reingeworfen hat, ist nicht gemeint.',
    },
  ],
  run(table, players) {
    startLastingEffect(table, 'plus-one', players, [])
  },
  lastingHooks: { extraDraws: (lasting, seat) => (isSpared(lasting, seat) ? 0 : 1) },
}
