import type { OnSpace, TableWords } from '../lexicon/table.ts'

const spaceName = ({ place, space }: Pick<OnSpace, 'place' | 'space'>): string =>
  ({ start: 'Start', end: `Feld ${space}, das Ende`, path: `Feld ${space}` })[place]

function onSpace({ manhole, cards, tokens, ...at }: OnSpace): string {
  const lies = manhole === null ? cards : [`Gully ${manhole}`, ...cards]
  const things = [lies.join(' über '), tokens.join(', ')].filter(Boolean)
  return things.length === 0 ? spaceName(at) : `${spaceName(at)}: ${things.join('. ')}.`
}

const WAYS = { left: 'nach links', right: 'nach rechts', up: 'nach oben', down: 'nach unten' } as const

export const table: TableWords = {
  board: 'Die Strasse',
  yourHand: 'Deine Hand',
  noCards: 'Keine Karten.',
  onSpace,
  pointing: (card, way) => `${card}, ${WAYS[way]}`,
  ways: WAYS,
  pointIt: (way) => `Zeig ${WAYS[way]}`,
  at: (space) => (space === 0 ? 'Start' : `auf ${space}`),
  points: (count) => `${count} P.`,
  cards: (count) => (count === 1 ? 'eine Karte' : `${count} Karten`),
  drawPile: (count) => `noch ${count} zu ziehen`,
  backward: 'rückwärts',
  ghost: 'Geist',
  die: (value, sides) => `Der Würfel mit ${sides} Seiten zeigt ${value}`,
  noDie: 'Ein Würfel, der wartet',
  roll: 'Würfeln',
  place: 'Hinlegen',
  whichCard: 'Nimm zuerst eine Karte.',
  where: (card) => `${card}: wohin?`,
  whichWay: (card) => `${card}: in welche Richtung?`,
  whereTo: (manhole) => `Gully ${manhole}: wohin?`,
  howFar: (name) => `Wie weit für ${name}?`,
  steps: (count) => (count === 1 ? 'Ein Feld' : `${count} Felder`),
  forecast: 'Wohin dich jeder Wurf bringt',
  noRoll: 'Danach würfelst du nicht für dich.',
  letItBe: 'Lass es',
  ok: 'OK',
  throwIn: (card) => `${card} einwerfen`,
  look: 'Anschauen',
  covered: 'Darunter, gilt wieder, sobald die oberste weg ist:',
  holdToRead: 'Halte Karten oder Felder, um zu lesen.',
  clickToRead: 'Rechtsklick, oder i, um alles nachzulesen.',
}
