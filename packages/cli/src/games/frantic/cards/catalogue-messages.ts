import type { Colour } from '@slapwise/card-game'
import type { Language } from '@slapwise/card-game/i18n'
import type { PlayCondition, PowerEntry } from './catalogue.ts'

interface CatalogueMessages {
  readonly set: string
  readonly card: string
  readonly event: string
  readonly power: string
  readonly rule: string
  readonly count: string
  readonly played: string
  readonly points: string
  readonly events: string
  readonly powers: string
  readonly ruleCards: string
  readonly noSet: string
  readonly eventTiming: string
  readonly whenTriggered: string
  readonly duration: string
  readonly forRound: string
  readonly rulings: string
  readonly playConditions: Readonly<Record<PlayCondition['rule'], string>>
  readonly powerTiming: Readonly<Record<PowerEntry['when'], string>>
  readonly canBeThrownIn: string
  readonly colours: Readonly<Record<Colour, string>>
  readonly countEach: (count: number) => string
}

const en: CatalogueMessages = {
  set: 'Set',
  card: 'Card',
  event: 'event',
  power: 'power card',
  rule: 'rule card',
  count: 'Count',
  played: 'Played',
  points: 'Points',
  events: 'Events, one of each',
  powers: 'Power cards, two of each',
  ruleCards: 'Rule cards (house cards, not from a box)',
  noSet: 'none: a house card',
  eventTiming: 'Happens',
  whenTriggered: 'when a card sets off an event',
  duration: 'Holds',
  forRound: 'for a round',
  rulings: 'Rulings',
  playConditions: {
    number: 'on its colour or its number',
    black: 'on its number only',
    single: 'on its colour or its symbol',
    bi: 'on either colour or its symbol',
    'open-wish': 'on anything',
    unique: 'on anything',
    'needs-ten-cards': 'on anything, with exactly ten cards in hand',
    'never-playable': 'never',
    'only-as-last-card': 'on anything, as the last card',
  },
  powerTiming: {
    before: 'with a hand card, before its effect',
    after: 'with a hand card, after its effect',
  },
  canBeThrownIn: ', or thrown in',
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', purple: 'purple' },
  countEach: (count) => `${count} each`,
}

const de: CatalogueMessages = {
  set: 'Set',
  card: 'Karte',
  event: 'Ereignis',
  power: 'Powerkarte',
  rule: 'Regelkarte',
  count: 'Anzahl',
  played: 'Spielbar',
  points: 'Punkte',
  events: 'Ereignisse, je eins',
  powers: 'Powerkarten, je zwei',
  ruleCards: 'Regelkarten (Hauskarten, aus keiner Schachtel)',
  noSet: 'keins: eine Hauskarte',
  eventTiming: 'Passiert',
  whenTriggered: 'wenn eine Karte ein Ereignis auslöst',
  duration: 'Gilt',
  forRound: 'eine Runde lang',
  rulings: 'Regelfragen',
  playConditions: {
    number: 'auf ihre Farbe oder ihre Zahl',
    black: 'nur auf ihre Zahl',
    single: 'auf ihre Farbe oder ihr Symbol',
    bi: 'auf beide Farben oder ihr Symbol',
    'open-wish': 'auf alles',
    unique: 'auf alles',
    'needs-ten-cards': 'auf alles, mit genau zehn Karten in der Hand',
    'never-playable': 'nie',
    'only-as-last-card': 'auf alles, als letzte Karte',
  },
  powerTiming: {
    before: 'mit einer Handkarte, vor deren Effekt',
    after: 'mit einer Handkarte, nach deren Effekt',
  },
  canBeThrownIn: ' oder reingeworfen',
  colours: { red: 'rot', blue: 'blau', green: 'grün', yellow: 'gelb', purple: 'violett' },
  countEach: (count) => `je ${count}`,
}

const MESSAGES: Readonly<Partial<Record<Language, CatalogueMessages>>> = { en, de }

export const getCatalogueMessages = (language: Language): CatalogueMessages => MESSAGES[language] ?? en
