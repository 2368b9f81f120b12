import type { RuleCard } from '../model/rule-card.ts'

/** The fifteen built-in rule cards. Hosts can write more in the same form. */
export const HOUSE_RULE_CARDS: readonly RuleCard[] = [
  {
    id: 'the-nicest-try',
    name: { en: 'The Nicest Try', de: 'The Nicest Try' },
    text: {
      en: 'Nice Try makes finishers draw five cards. That should teach them.',
      de: 'Bei Nice Try ziehen Fertige fünf Karten. Das wird ihnen eine Lehre sein.',
    },
    rulings: [
      {
        en: 'A Mimicry thrown in as Nice Try is just as nice.',
        de: 'Eine als Nice Try reingeworfene Mimicry ist genauso nett.',
      },
    ],
    changes: { niceTryDraws: 5 },
  },
  {
    id: 'big-hearted',
    name: { en: 'Big Hearted', de: 'Grosses Herz' },
    text: {
      en: 'Every Gift comes with three cards. You are too kind.',
      de: 'In jedem Gift stecken drei Karten. Wie grosszügig von dir.',
    },
    rulings: [
      {
        en: 'With fewer than three cards you give what you have, but never Fuck You.',
        de: 'Mit weniger als drei Karten gibst du, was du hast, aber nie Fuck You.',
      },
      { en: 'Exchange stays at two cards.', de: 'Bei Exchange bleibt es bei zwei Karten.' },
    ],
    changes: { giftCards: 3 },
  },
  {
    id: 'high-five',
    name: { en: 'High Five', de: 'High Five' },
    text: {
      en: 'Fantastic Four can count to five.',
      de: 'Fantastic Four kann bis fünf zählen.',
    },
    rulings: [{ en: 'Whoever counters it shares out five as well.', de: 'Wer kontert, verteilt auch fünf.' }],
    changes: { fantasticFourDraws: 5 },
  },
  {
    id: 'glass-house',
    name: { en: 'Glass House', de: 'Glashaus' },
    text: {
      en: 'All hands lie open. Throw stones at your own risk.',
      de: 'Alle Hände liegen offen. Steine werfen auf eigene Gefahr.',
    },
    rulings: [
      { en: 'What you draw is seen by everyone, too.', de: 'Auch was du ziehst, sehen alle.' },
      {
        en: 'Nobody is asked to throw in a card that they visibly do not have.',
        de: 'Wer eine Karte sichtbar nicht hat, wird auch nicht gefragt, ob sie reinfliegt.',
      },
      {
        en: 'When it goes away, cards that were seen stay known; new ones are hidden again.',
        de: 'Geht sie weg, bleiben gesehene Karten bekannt; neue sind wieder verdeckt.',
      },
    ],
    changes: { openHands: true },
  },
  {
    id: 'double-trouble',
    name: { en: 'Double Trouble', de: 'Doppelter Ärger' },
    text: {
      en: 'Every black card sets off two events.',
      de: 'Jede schwarze Karte löst zwei Ereignisse aus.',
    },
    rulings: [
      {
        en: 'A black opening card brings two events as well.',
        de: 'Auch eine schwarze Startkarte bringt zwei Ereignisse.',
      },
      {
        en: 'Finish Line or Doomsday as the first one, or in a Plague, ends the round: the second does not follow.',
        de: 'Finish Line oder Doomsday als erstes, oder in einer Plague, beendet die Runde: Ein zweites folgt nicht mehr.',
      },
      {
        en: 'If the first one asks too much of the draw pile, the second comes all the same, then the round is over.',
        de: 'Überfordert das erste den Ziehstapel, kommt das zweite trotzdem; dann ist die Runde vorbei.',
      },
      {
        en: 'Lucky Bastard can be thrown in against each of the two, and helps against that one only.',
        de: 'Lucky Bastard lässt sich gegen jedes der zwei reinwerfen und hilft nur gegen dieses eine.',
      },
      {
        en: 'A Troublemaker is not black and sets off one event.',
        de: 'Ein Troublemaker ist nicht schwarz und löst ein einziges Ereignis aus.',
      },
      {
        en: 'How many events there are is settled when the black card is played, whatever the first one changes.',
        de: 'Wie viele Ereignisse es gibt, steht fest, wenn die schwarze Karte liegt, was auch immer das erste ändert.',
      },
    ],
    changes: { eventsPerBlackCard: 2 },
  },
  {
    id: 'thirst',
    name: { en: 'Thirst', de: 'Durst' },
    text: {
      en: 'Whoever draws on their turn draws two. Cheers.',
      de: 'Wer im eigenen Zug zieht, zieht zwei. Prost.',
    },
    rulings: [
      {
        en: 'Only the draw of your own turn is meant, not what cards and events make you draw.',
        de: 'Gemeint ist nur das Ziehen im eigenen Zug, nicht, was Karten und Ereignisse dich ziehen lassen.',
      },
      { en: 'With Plus One it is three.', de: 'Mit Plus One sind es drei.' },
    ],
    changes: { turnDraws: 2 },
  },
  {
    id: 'clockwork',
    name: { en: 'Clockwork', de: 'Uhrwerk' },
    text: {
      en: 'Play goes clockwise. Against all tradition.',
      de: 'Gespielt wird im Uhrzeigersinn. Gegen jede Tradition.',
    },
    rulings: [
      {
        en: 'The first turn goes to the seat before the dealer’s.',
        de: 'Am Zug ist zuerst, wer links von der Person sitzt, die gegeben hat.',
      },
      {
        en: 'Left and right do not change: Earthquake still goes to the right.',
        de: 'Links und rechts bleiben gleich: Earthquake geht weiter nach rechts.',
      },
      {
        en: 'Drawn in mid-round, it turns play round at once.',
        de: 'Mitten in der Runde gezogen, dreht sie die Richtung sofort.',
      },
      {
        en: 'When it goes away, play turns back; Looping reverses play by itself.',
        de: 'Geht sie weg, dreht das Spiel zurück; Looping dreht unabhängig davon.',
      },
    ],
    changes: { clockwise: true },
  },
  {
    id: 'light-luggage',
    name: { en: 'Light Luggage', de: 'Leichtes Gepäck' },
    text: {
      en: 'Everybody is dealt five cards.',
      de: 'Alle bekommen fünf Karten ausgeteilt.',
    },
    rulings: [
      {
        en: 'It goes before the hand size of your settings; of two luggage cards the later one counts.',
        de: 'Sie geht der eingestellten Handgrösse vor; von zwei Gepäckkarten zählt die spätere.',
      },
      { en: 'Drawn in mid-round it changes nothing.', de: 'Mitten in der Runde gezogen, ändert sie nichts.' },
    ],
    changes: { handSize: 5 },
  },
  {
    id: 'heavy-luggage',
    name: { en: 'Heavy Luggage', de: 'Schweres Gepäck' },
    text: {
      en: 'Everybody is dealt nine cards. Lift with your knees.',
      de: 'Alle bekommen neun Karten ausgeteilt. Aus den Knien heben.',
    },
    rulings: [
      {
        en: 'It goes before the hand size of your settings; of two luggage cards the later one counts.',
        de: 'Sie geht der eingestellten Handgrösse vor; von zwei Gepäckkarten zählt die spätere.',
      },
      { en: 'Drawn in mid-round it changes nothing.', de: 'Mitten in der Runde gezogen, ändert sie nichts.' },
    ],
    changes: { handSize: 9 },
  },
  {
    id: 'sevens',
    name: { en: 'Sevens', de: 'Siebner' },
    text: {
      en: 'Play a 7, and you may swap hands with somebody.',
      de: 'Wer eine 7 spielt, darf mit jemandem die Hand tauschen.',
    },
    rulings: [
      {
        en: 'A black 7 will do as well: first you swap, then the event comes.',
        de: 'Auch eine schwarze 7 genügt: Zuerst wird getauscht, dann kommt das Ereignis.',
      },
      {
        en: 'If it was your last card, the other gets your empty hand and with it the finish.',
        de: 'War es deine letzte Karte, bekommt die andere Person deine leere Hand und ist damit fertig.',
      },
      {
        en: 'As opening card a 7 counts as the dealer’s.',
        de: 'Als Startkarte gehört die 7 der Person, die gegeben hat.',
      },
      {
        en: 'Handing on an empty hand is no lost last card: Last Chance does not ask.',
        de: 'Wer eine leere Hand bekommt, hat keine letzte Karte verloren: Last Chance fragt nicht.',
      },
    ],
    changes: { swapNumber: 7 },
  },
  {
    id: 'inflation',
    name: { en: 'Inflation', de: 'Inflation' },
    text: {
      en: 'All points count double at the end of the round.',
      de: 'Am Ende der Runde zählen alle Punkte doppelt.',
    },
    rulings: [
      {
        en: 'Doomsday’s 50 double too, but not the 10 more or less of a defused Time Bomb.',
        de: 'Auch die 50 von Doomsday verdoppeln sich, nicht aber die 10 mehr oder weniger einer entschärften Time Bomb.',
      },
      {
        en: 'Points given in mid-round stay as they are.',
        de: 'Punkte mitten in der Runde bleiben, wie sie sind.',
      },
      {
        en: 'With a Time Bomb that has gone off, all points count four times.',
        de: 'Mit einer hochgegangenen Time Bomb zählen alle Punkte vierfach.',
      },
    ],
    changes: { pointsFactor: 2 },
  },
  {
    id: 'colour-only',
    name: { en: 'Colour Only', de: 'Nur Farbe' },
    text: {
      en: 'You may wish for a colour and for nothing else. Numbers are sold out.',
      de: 'Gewünscht werden nur noch Farben. Zahlen sind aus.',
    },
    rulings: [
      { en: 'A Number Wish is spent for nothing.', de: 'Ein Number Wish ist umsonst verbraucht.' },
      {
        en: 'Black Wish still works: it is no wish for a number.',
        de: 'Black Wish geht weiterhin: Das ist kein Zahlenwunsch.',
      },
    ],
    changes: { colourWishesOnly: true },
  },
  {
    id: 'ping-pong',
    name: { en: 'Ping Pong', de: 'Pingpong' },
    text: {
      en: 'After each event the direction of play turns.',
      de: 'Nach jedem Ereignis dreht die Spielrichtung.',
    },
    rulings: [
      {
        en: 'Every single event counts: Plague and its two turn play round three times.',
        de: 'Jedes einzelne Ereignis zählt: Plague und seine zwei drehen die Richtung dreimal.',
      },
      {
        en: 'The event that brought this card does not turn anything yet.',
        de: 'Das Ereignis, das diese Karte gebracht hat, dreht noch nichts.',
      },
    ],
    changes: { eventsTurnRound: true },
  },
  {
    id: 'peace',
    name: { en: 'Peace', de: 'Frieden' },
    text: {
      en: 'No Counterattacks are thrown in. Grin and bear it.',
      de: 'Niemand wirft Counterattack rein. Augen zu und durch.',
    },
    rulings: [
      {
        en: 'On your own turn Counterattack still wishes for a colour.',
        de: 'Im eigenen Zug wünscht Counterattack weiterhin eine Farbe.',
      },
      {
        en: 'A Mimicry cannot be thrown in as one either.',
        de: 'Auch eine Mimicry lässt sich nicht als solcher reinwerfen.',
      },
    ],
    changes: { noCounterattack: true },
  },
  {
    id: 'bring-a-friend',
    name: { en: 'Bring a Friend', de: 'Bring jemanden mit' },
    text: {
      en: 'With a number card you may play another one of the same number.',
      de: 'Mit einer Zahlenkarte darfst du gleich noch eine derselben Zahl legen.',
    },
    rulings: [
      {
        en: 'One friend only; it lies on top, and play goes on from there.',
        de: 'Nur eine; sie liegt obenauf, und mit ihr geht es weiter.',
      },
      { en: 'A black friend sets off its event.', de: 'Ist sie schwarz, löst sie ihr Ereignis aus.' },
      {
        en: 'You are asked even without a friend in hand: then passing is all you can do.',
        de: 'Du wirst auch ohne zweite Karte gefragt: Dann bleibt nur passen.',
      },
      {
        en: 'With an opening card the dealer may bring one. A 7 brought along does not swap hands for Sevens.',
        de: 'Bei der Startkarte darf bringen, wer gegeben hat. Eine mitgebrachte 7 tauscht bei Siebner keine Hände.',
      },
    ],
    changes: { bringAFriend: true },
  },
]
