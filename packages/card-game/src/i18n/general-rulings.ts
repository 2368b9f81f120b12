import type { RulingGroup } from '@slapwise/kernel'

/** Rulings on the course of a match. Those on a card, an event, a power or a rule card are in its file. */
export const GENERAL_RULINGS: readonly RulingGroup[] = [
  {
    id: 'round',
    title: { en: 'A round', de: 'Eine Runde' },
    rulings: [
      {
        en: 'The card that opens a round counts as played by the dealer, with all its effects.',
        de: 'Die Startkarte gilt als gespielt von der Person, die gegeben hat, mit allem, was sie tut.',
      },
      {
        en: 'A draw on your turn from an empty pile ends the round there and then: you do not play first.',
        de: 'Wer im eigenen Zug von einem leeren Stapel ziehen will, beendet die Runde auf der Stelle: Gelegt wird nichts mehr.',
      },
      {
        en: 'Stalemate: when thirty turns per player have passed in a row, skipped ones included, without a card leaving the draw pile, the round ends as with an empty pile. Power cards could pass one card around for ever: Edison hands on Recycling, Recycling hands on Edison.',
        de: 'Patt: Verlässt dreissig Züge pro Person lang keine Karte den Stapel, ausgesetzte Züge mitgezählt, endet die Runde wie bei leerem Stapel. Powerkarten könnten eine Karte sonst ewig herumreichen: Edison gibt Recycling weiter, Recycling gibt Edison weiter.',
      },
      {
        en: 'After each round everybody says when they are ready for the next one. Until then all hands lie open.',
        de: 'Nach jeder Runde sagen alle, wann sie für die nächste bereit sind. Bis dahin liegen alle Hände offen.',
      },
      {
        en: 'The player who scored most in a round deals the next one, Time Bomb included; on a tie, the first of them after the last dealer.',
        de: 'Wer in einer Runde am meisten kassiert hat, gibt die nächste, Time Bomb eingerechnet; bei Gleichstand, wer zuerst nach der letzten gebenden Person sitzt.',
      },
    ],
  },
  {
    id: 'without-points',
    title: { en: 'Without points', de: 'Ohne Punkte' },
    rulings: [
      {
        en: 'An empty hand at the end of the round wins, and several share the win, whatever luck or bonus anybody had. A hand that only Parasite emptied does not count.',
        de: 'Eine leere Hand am Ende der Runde gewinnt, mehrere teilen sich den Sieg, egal, wer Glück oder Bonus hatte. Eine Hand, die erst Parasite geleert hat, zählt nicht.',
      },
      {
        en: 'With no empty hand the lowest hand points win, 0 for luck at Finish Line, and ties share.',
        de: 'Ohne leere Hand gewinnen die wenigsten Handpunkte, 0 für Glück bei Finish Line, und Gleichstand wird geteilt.',
      },
      {
        en: 'After Doomsday all share the win, empty hand, Finish Line beside it or neither; luck at Doomsday wins alone.',
        de: 'Nach Doomsday teilen sich alle den Sieg, auch mit leerer Hand, auch mit Finish Line daneben; wer bei Doomsday Glück hatte, gewinnt allein.',
      },
    ],
  },
  {
    id: 'throwing-in',
    title: { en: 'Throwing in', de: 'Reinwerfen' },
    rulings: [
      {
        en: 'Everybody who could hold the card is asked, so that no answer reveals what is in a hand.',
        de: 'Gefragt werden alle, die die Karte haben könnten, damit keine Antwort eine Hand verrät.',
      },
      {
        en: 'Nobody is asked when all cards that could be thrown in lie on the discard pile.',
        de: 'Niemand wird gefragt, wenn alle Karten, die reinfliegen könnten, auf dem Ablagestapel liegen.',
      },
    ],
  },
  {
    id: 'powers',
    title: { en: 'Power cards', de: 'Powerkarten' },
    rulings: [
      {
        en: 'A power card goes with a card that you play in your own turn, and with none that an event, Last Chance or Rewind makes you play in somebody else’s.',
        de: 'Eine Powerkarte geht mit einer Karte, die du in deinem eigenen Zug spielst, und mit keiner, die dich ein Ereignis, Last Chance oder Rewind in einem fremden spielen lässt.',
      },
    ],
  },
  {
    id: 'rule-cards',
    title: { en: 'Rule cards', de: 'Regelkarten' },
    rulings: [
      {
        en: 'They hold for everybody, lucky players included.',
        de: 'Sie gelten für alle, auch für Glückspilze.',
      },
    ],
  },
]
