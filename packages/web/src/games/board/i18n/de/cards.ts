import type { CardsMessages } from '../messages/cards.ts'

export const cardsMessages: CardsMessages = {
  groups: {
    blue: 'Blau: beim Ausspielen',
    red: 'Rot: wenn du dort endest',
    green: 'Grün: wenn du dort endest',
    yellow: 'Gelb: wenn du drauftrittst',
    multicoloured: 'Bunt: zum Einwerfen',
    white: 'Weiss: nach eigenen Regeln',
    street: 'Brett, Figuren und Würfel',
    events: 'Ereignisse',
  },
  filters: { kind: 'Art', colour: 'Farbe' },
  kinds: { card: 'Karten', street: 'Brett und Figuren', events: 'Ereignisse' },
  facts: { when: 'Wirkt', place: 'Passt', points: 'Punkte', copies: 'Wie viele' },
  timings: {
    played: 'Wenn du sie in deinem Zug spielst.',
    passing: 'Wenn eine Figur sie betritt, auch im Vorbeigehen.',
    landed: 'Wenn eine Figur darauf stehen bleibt.',
    'throw-in-block': 'Eingeworfen, wenn es jemand auf deine Figur oder deinen Würfel abgesehen hat.',
    'throw-in-re-roll': 'Eingeworfen nach irgendeinem Wurf.',
    'throw-in-nice-try': 'Eingeworfen, wenn ein Zug die Runde auf dem Totenkopf beenden würde.',
    'round-start': 'Zu Beginn einer Runde.',
    'round-end': 'Wenn die Runde endet.',
    pushed: 'Wenn ein Schubs darauf zeigt.',
    moved: 'Immer, wenn jemand sie bewegt.',
    'small-die': 'In deinem Zug, und sooft etwas «würfeln» sagt.',
    'big-die': 'Wenn ein Troublemaker wirkt, und um den ersten Zug einer Runde.',
  },
  places: {
    coloured: 'In deinem Zug auf ein leeres Feld oder auf ihre Farbe.',
    multicoloured: 'In deinem Zug auf ein leeres Feld oder auf jede Farbe.',
    white: 'In deinem Zug auf ein leeres Feld oder auf jede Karte ausser einer weissen.',
  },
  eventTiming: (dieNumber) => `Wenn der grosse Würfel eines Troublemakers ${dieNumber} zeigt.`,
  points: (points) =>
    points === 'space'
      ? 'die Nummer des Felds'
      : points === 0
        ? 'keine'
        : `${points} mehr für alle, die sie am Ende einer Runde halten`,
  aliases: {
    magnet: 'stehlen klauen nehmen',
    swap: 'tauschen',
    skip: 'aussetzen stehen bleiben',
    block: 'abwehren stoppen schützen',
    're-roll': 'nochmal wiederholen',
    'nice-try': 'abwehren stoppen',
    gift: 'schicken schieben',
    remote: 'fremde bewegen',
    stop: 'blockieren',
    ghost: 'ignorieren schützen',
    teleport: 'beamen gully',
  },
}
