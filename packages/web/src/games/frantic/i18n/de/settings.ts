import type { SettingsMessages } from '../messages/settings.ts'

export const settingsMessages: SettingsMessages = {
  presets: {
    first: { name: 'Zum ersten Mal', description: 'Grundspiel, kurz, ohne Eile.' },
    usual: { name: 'Wie immer', description: 'Grundspiel, in voller Länge.' },
    all: { name: 'Alles', description: 'Jede Schachtel, jede Karte. Du wolltest es so.' },
  },
  groups: { cards: 'Karten', length: 'Länge', house: 'Hausregeln' },
  sets: { name: 'Schachteln', description: 'Was zusammengemischt wird.' },
  setDescriptions: {
    base: 'Immer dabei.',
    troublemaker: 'Mehr Angriffe, fiesere Ereignisse.',
    supercharge: 'Powerkarten zum Dazulegen.',
    pandora: 'Violett, und Regelkarten.',
  },
  edition: 'Ausgabe',
  editions: {
    original: {
      name: 'original',
      description: 'Schluss ist, wenn jemand die Grenze erreicht; Gambling Man geht nach Farbe.',
    },
    new: { name: 'neu', description: 'Schluss ist, wenn jemand die Grenze erreicht.' },
    complete: { name: 'komplett', description: 'Schluss ist, wenn jemand über die Grenze kommt.' },
  },
  purple: {
    name: 'Violett',
    description: 'Als eine Farbe mehr, oder statt einer, die in der Schachtel bleibt.',
  },
  length: {
    name: 'Die Grenze',
    descriptions: {
      'limit-reached': 'Wer sie erreicht, beendet die Partie. Je grösser der Tisch, desto tiefer liegt sie.',
      'limit-exceeded':
        'Wer darüber kommt, beendet die Partie. Je grösser der Tisch, desto tiefer liegt sie.',
    },
  },
  customLimit: {
    name: 'Eine Grenze nach Mass',
    description: 'Zehn Punkte sind im Nu vorbei, tausend dauern die ganze Nacht.',
    label: 'eigene Grenze',
  },
  handSize: { name: 'Karten zu Beginn', description: 'Weniger Karten, schnellere Runden.' },
  ruleCards: {
    name: 'Regelkarten pro Runde',
    description: 'Zu Beginn gezogen; jede ändert für die Runde eine Regel.',
  },
  houseCards: {
    name: 'Regelkarten im Stapel',
    description: 'Was du ausschaltest, kommt nie.',
    count: (on, of) => `${on} von ${of}`,
  },
  customRuleCards: {
    name: 'Eigene Regelkarten',
    description: 'Schreib eine, und sie kommt mit in den Stapel.',
    write: 'Regelkarte schreiben',
    cardName: 'Ihr Name',
    cardText: 'Was draufsteht',
    changes: 'Was sie ändert',
    save: 'In den Stapel',
    cancel: 'Doch nicht',
    remove: (name) => `${name} rauswerfen`,
  },
  ruleParameters: {
    niceTryDraws: 'Nice Try: so viele ziehen',
    giftCards: 'Gift: so viele verschenken',
    fantasticFourDraws: 'Fantastic Four: so viele verteilen',
    eventsPerBlackCard: 'Ereignisse pro schwarze Karte',
    turnDraws: 'Karten, die man im Zug zieht',
    handSize: 'Karten für alle zu Beginn',
    swapNumber: 'Diese Zahl tauscht Hände',
    pointsFactor: 'Punkte zählen mal',
    openHands: 'Alle Hände liegen offen',
    clockwise: 'Gespielt wird im Uhrzeigersinn',
    colourWishesOnly: 'Gewünscht werden nur Farben',
    eventsTurnRound: 'Ereignisse drehen die Richtung',
    noCounterattack: 'Niemand wirft Counterattack rein',
    bringAFriend: 'Zwei Karten derselben Zahl aufs Mal',
  },
  doItYourself: {
    description: 'Was diese leere Karte am Tisch anrichtet.',
  },
  pandorasBox: {
    description: 'Was dieses Ereignis am Tisch anrichtet.',
  },
  settingErrors: {
    sets: 'Das Grundspiel ist immer dabei.',
    limit: 'Von 1 bis 9999 Punkten.',
    handSize: 'Von vier bis sieben Karten.',
    purple: 'Die violetten Karten sind in der Büchse der Pandora.',
    ruleCards: 'So viele Regelkarten sind nicht im Stapel. Schalt welche ein.',
    withoutRuleCards: 'Diese Regelkarte gibt es nicht.',
    ownRuleCards: 'Eine Regelkarte braucht einen Namen und muss etwas ändern.',
    doItYourself: 'Diese Karte ist in keiner der Schachteln.',
    pandorasBox: 'Dieses Ereignis ist in keiner der Schachteln.',
  },
}
