import { cardKind } from '../model/card-kind.ts'

const CARDS_NEEDED = 10

export const fuckYou = cardKind({
  id: 'fuck-you',
  family: 'unique',
  points: 42,
  name: { en: 'Fuck You', de: 'Fuck You' },
  mildName: { en: 'Fiddlesticks', de: 'Zieh Leine' },
  text: {
    en: 'Leaves your hand only when you hold exactly ten cards, itself included. Then it slides under the pile as if nothing had happened. No special card gives it away on purpose.',
    de: 'Verlässt deine Hand nur, wenn du mit ihr genau zehn Karten hältst. Dann rutscht sie unter den Stapel, als wäre nichts gewesen. Keine Spezialkarte gibt sie absichtlich weiter.',
  },
  rulings: [
    {
      en: 'With ten cards it fits on anything, even for 2nd Chance, and a power card may go with it.',
      de: 'Mit zehn Karten passt sie auf alles, auch bei 2nd Chance, und eine Powerkarte darf dazu.',
    },
    {
      en: 'Thief, blind draws and events move it like any other card.',
      de: 'Thief, blindes Ziehen und Ereignisse bewegen sie wie jede andere Karte.',
    },
    {
      en: 'With it and one other card in hand, Gift gives one card.',
      de: 'Mit ihr und einer anderen Karte auf der Hand gibt Gift eine Karte.',
    },
    {
      en: 'Special Favours lets you keep yours, but a victim’s Fuck You goes along.',
      de: 'Bei Special Favours behältst du deins, aber ein fremdes Fuck You wandert mit.',
    },
    {
      en: 'As opening card it is invisible: anything may follow.',
      de: 'Als Startkarte ist sie unsichtbar: Alles darf folgen.',
    },
  ],
  unplayable: (handSize) => (handSize === CARDS_NEEDED ? null : 'needs-ten-cards'),
  invisible: true,
  sticky: true,
})
