import type { SpaceContents, TableMessages } from '../messages/table.ts'

const spaceName = ({ place, space }: Pick<SpaceContents, 'place' | 'space'>): string =>
  ({ start: 'Start', end: `Feld ${space}, das Ende`, path: `Feld ${space}` })[place]

function onSpace({ manhole, cards, tokens, ...at }: SpaceContents): string {
  const lies = manhole === null ? cards : [`Gully ${manhole}`, ...cards]
  const things = [lies.join(' über '), tokens.join(', ')].filter(Boolean)
  return things.length === 0 ? spaceName(at) : `${spaceName(at)}: ${things.join('. ')}.`
}

const WAYS = { left: 'nach links', right: 'nach rechts', up: 'nach oben', down: 'nach unten' } as const

export const tableMessages: TableMessages = {
  board: 'Die Strasse',
  yourHand: 'Deine Hand',
  trayGroup: 'Würfel und Ziehstapel',
  placeable: (cards) => `Legen kannst du: ${cards.join(', ')}.`,
  noCards: 'Du hast keine Karten.',
  spaceLabel: onSpace,
  pointingCard: (card, direction) => `${card}, ${WAYS[direction]}`,
  directions: WAYS,
  pointDirection: (direction) => `Zeig ${WAYS[direction]}`,
  position: (space) => (space === 0 ? 'Start' : `auf ${space}`),
  points: (count) => `${count} P.`,
  cards: (count) => (count === 1 ? 'eine Karte' : `${count} Karten`),
  drawPile: (count) => `noch ${count} zu ziehen`,
  backward: 'rückwärts',
  ghost: 'Geist',
  die: (value, sides) => `Der Würfel mit ${sides} Seiten zeigt ${value}`,
  dieWaiting: 'Ein Würfel, der wartet',
  roll: 'Würfeln',
  confirmPlacement: 'Hinlegen',
  confirmChoice: 'Los',
  askCard: 'Nimm zuerst eine Karte.',
  askSpace: (card) => `${card}: wohin?`,
  askDirection: (card) => `${card}: in welche Richtung?`,
  askManholeTarget: (manhole) => `Gully ${manhole}: wohin?`,
  askSteps: (name) => `Wie weit für ${name}?`,
  steps: (count) => (count === 1 ? 'Ein Feld' : `${count} Felder`),
  forecast: (name) => `Wohin jeder Wurf führt: ${name}`,
  rolledTo: (value, name, to) =>
    `Die ${value}: ${name} → ${to}. Noch ein Wurf: eins der gestrichelten Felder.`,
  rolledEvent: (value, event) => `Die ${value}: ${event}. Noch ein Wurf: irgendein Ereignis.`,
  swapPreview: (name, theirs, mine) => `Du kommst auf ${theirs}, ${name} auf ${mine}. Blocken ist erlaubt.`,
  magnetPreview: (card, under) =>
    `${card} kommt auf deine Hand.${under === null ? '' : ` ${under} darunter gilt wieder.`}`,
  spent: (names) => `Hat in diesem Zug schon gewirkt: ${names.join(', ')}.`,
  noRoll: 'Danach würfelst du nicht für dich.',
  pass: 'Lass es',
  ok: 'OK',
  throwIn: (card) => `${card} einwerfen`,
  showReference: 'Anschauen',
  coveredCards: 'Darunter, gilt wieder, sobald die oberste weg ist:',
  touchHint: 'Halte Karten oder Felder, um zu lesen.',
  mouseHint: 'Rechtsklick, oder i, um alles nachzulesen.',
}
