import type { LocalizedText, Seat } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { CardId } from '../model/face.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { chooseOneCardEach } from '../round/questions.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { draw, lay, pickUp } from '../table/verbs.ts'

const PENALTY_DRAWS = 2

const SECOND_LOWEST = {
  text: {
    en: 'Everyone lays a card face down, then all turn them over: the second lowest value takes the lot.',
    de: 'Alle legen verdeckt eine Karte, dann wird aufgedeckt: Der zweittiefste Wert nimmt alles.',
  },
  rulings: [
    {
      en: 'Values are points, so Fantastic counts 7 and Fuck You 42.',
      de: 'Es gelten die Punkte: Fantastic zählt also 7 und Fuck You 42.',
    },
    {
      en: 'It takes the second lowest of the different values; if several laid it, or all laid the same, the first in order of play takes the lot.',
      de: 'Gemeint ist der zweittiefste der verschiedenen Werte; haben ihn mehrere oder alle denselben, nimmt die erste Person der Reihe nach alles.',
    },
    { en: 'Whoever has no card to lay takes the lot.', de: 'Wer keine Karte zum Legen hat, nimmt alles.' },
  ],
}

const HIGHEST_OF_COLOUR = {
  text: {
    en: 'Everyone lays their lowest number in the last colour, and the highest takes the lot. Whoever has none draws two.',
    de: 'Alle legen ihre tiefste Zahl in der letzten Farbe, und die höchste nimmt alles. Wer keine hat, zieht zwei.',
  },
  rulings: [
    {
      en: 'There is no choice: the lowest is laid. Black numbers are of no colour.',
      de: 'Zu wählen gibt es nichts: Die tiefste liegt. Schwarze Zahlen haben keine Farbe.',
    },
    {
      en: 'On a tie for highest, the first in order of play takes the lot.',
      de: 'Bei gleich hohen nimmt die erste Person der Reihe nach alles.',
    },
    {
      en: 'The last colour is that of the coloured card played last, not a wish. As long as there is none, nothing happens.',
      de: 'Die letzte Farbe ist die der zuletzt gespielten farbigen Karte, kein Wunsch. Gab es noch keine, passiert nichts.',
    },
  ],
}

/** Labels a text as that of the original edition, for lists that show all editions together. */
const labelAsOriginal = ({ en, de }: LocalizedText): LocalizedText => ({
  en: `Edition “original”: ${en}`,
  de: `Ausgabe «Original»: ${de}`,
})

export const gamblingMan: EventKind = {
  id: 'gambling-man',
  name: { en: 'Gambling Man', de: 'Gambling Man' },
  text: {
    en: `${SECOND_LOWEST.text.en} (${labelAsOriginal(HIGHEST_OF_COLOUR.text).en})`,
    de: `${SECOND_LOWEST.text.de} (${labelAsOriginal(HIGHEST_OF_COLOUR.text).de})`,
  },
  rulings: [...SECOND_LOWEST.rulings, ...HIGHEST_OF_COLOUR.rulings.map(labelAsOriginal)],
  textsByEdition: { original: HIGHEST_OF_COLOUR, new: SECOND_LOWEST, complete: SECOND_LOWEST },
  answerHints: {
    lay: {
      en: 'All are turned over at once: by points, the second lowest takes the lot.',
      de: 'Alle werden zugleich aufgedeckt: Nach Punkten nimmt die zweittiefste alles.',
    },
  },
  run: (table, players) =>
    table.setup.edition.gamblingMan === 'second-lowest'
      ? runSecondLowest(table, players)
      : runHighestOfColour(table, players),
}

/** All players lay any card, scored by points. If players have none, the first of them in order of play takes all. */
function* runSecondLowest(table: Table, players: readonly Seat[]): GameScript<void> {
  const gamblers = players.filter((seat) => table.hands[seat].length > 0)
  if (gamblers.length === 0) return
  const cards = yield* chooseOneCardEach(table, gamblers, { ask: 'lay', source: 'gambling-man' })
  gamblers.forEach((seat, i) => {
    lay(table, seat, cards[i])
  })
  const points = cards.map((card) => table.setup.faces[card].points)
  const values = [...new Set(points)].sort((a, b) => a - b)
  const losing = values[Math.min(1, values.length - 1)]
  const withoutCards = players.find((seat) => !gamblers.includes(seat))
  pickUp(table, withoutCards ?? gamblers[points.indexOf(losing)], cards)
}

/** The lowest number card in the last colour is forced, so nobody is asked. */
function runHighestOfColour(table: Table, players: readonly Seat[]): void {
  const { lastColour: colour } = table
  if (colour === null) {
    reportNoEffect(table, 'gambling-man')
    return
  }
  const laid: { seat: Seat; card: CardId; number: number }[] = []
  for (const seat of players) {
    const numbers = table.hands[seat]
      .map((card) => ({ seat, card, face: table.setup.faces[card] }))
      .filter(({ face }) => face.colour === colour && face.number !== null)
      .map(({ card, face }) => ({ seat, card, number: face.number! }))
    if (numbers.length === 0) continue
    laid.push(numbers.reduce((low, next) => (next.number < low.number ? next : low)))
  }
  for (const { seat, card } of laid) lay(table, seat, card)
  for (const seat of players) if (!laid.some((l) => l.seat === seat)) draw(table, seat, PENALTY_DRAWS)
  if (laid.length === 0) return
  const loser = laid.reduce((high, next) => (next.number > high.number ? next : high))
  pickUp(
    table,
    loser.seat,
    laid.map(({ card }) => card),
  )
}
