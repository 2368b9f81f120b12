import type { LocalizedText, Seat } from '@slapwise/kernel'
import { isSpecialCard } from '../model/card-kind.ts'
import type { EventKind } from '../model/event-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { askYesNo, chooseFromHand } from '../round/questions.ts'
import { scorePoints } from '../table/round-verbs.ts'
import { discard, draw, turnUnder } from '../table/verbs.ts'

const WITH_POINTS = { honour: -21, shame: 42, refusal: 21 }
const WITHOUT_POINTS = { discards: 2, shame: 4, refusal: 2 }

const POINTS_HINT: LocalizedText = {
  en: `Yes: a number −${-WITH_POINTS.honour}, anything else +${WITH_POINTS.shame}. No: +${WITH_POINTS.refusal}.`,
  de: `Ja: bei einer Zahl −${-WITH_POINTS.honour}, sonst +${WITH_POINTS.shame}. Nein: +${WITH_POINTS.refusal}.`,
}
const CARDS_HINT: LocalizedText = {
  en: `Yes: on a number you discard ${WITHOUT_POINTS.discards}, else you draw ${WITHOUT_POINTS.shame}. No: you draw ${WITHOUT_POINTS.refusal}.`,
  de: `Ja: Bei einer Zahl wirfst du ${WITHOUT_POINTS.discards} ab, sonst ziehst du ${WITHOUT_POINTS.shame}. Nein: Du ziehst ${WITHOUT_POINTS.refusal}.`,
}

export const seppuku: EventKind = {
  id: 'seppuku',
  name: { en: 'Seppuku', de: 'Seppuku' },
  text: {
    en: 'In order of play: dare to turn over a card? A number takes 21 off your score, anything else adds 42. Cowards add 21. Without points: discard two, draw four, or draw two.',
    de: 'Der Reihe nach: Traust du dich, eine Karte aufzudecken? Eine Zahl bringt 21 Punkte weniger, alles andere 42 mehr. Feiglinge schreiben 21. Ohne Punkte: zwei abwerfen, vier ziehen oder zwei ziehen.',
  },
  rulings: [
    { en: 'A black number is a number.', de: 'Eine schwarze Zahl ist eine Zahl.' },
    {
      en: 'No card left to turn over: nothing for you, and the round is over after the event.',
      de: 'Keine Karte mehr zum Aufdecken: nichts für dich, und die Runde ist nach dem Ereignis vorbei.',
    },
    {
      en: 'The card turned over slides under the top of the discard pile.',
      de: 'Die aufgedeckte Karte rutscht unter die oberste Karte des Ablagestapels.',
    },
    {
      en: 'These points end no match before the round is over and are not doubled.',
      de: 'Diese Punkte beenden keine Partie vor dem Rundenende und werden nicht verdoppelt.',
    },
  ],
  answerHints: {
    seppuku: ({ setup }) => (setup.limit === null ? CARDS_HINT : POINTS_HINT),
  },
  *run(table, players) {
    for (const seat of players) {
      const dares = yield* askYesNo(seat, { ask: 'seppuku', source: 'seppuku' })
      if (table.setup.limit === null) yield* runForCards(table, seat, dares)
      else runForPoints(table, seat, dares)
    }
  },
}

function runForPoints(table: Table, seat: Seat, dares: boolean): void {
  const isNumber = dares ? turnOverIsNumber(table) : null
  if (!dares) scorePoints(table, seat, WITH_POINTS.refusal)
  else if (isNumber !== null) scorePoints(table, seat, isNumber ? WITH_POINTS.honour : WITH_POINTS.shame)
}

function* runForCards(table: Table, seat: Seat, dares: boolean): GameScript<void> {
  const isNumber = dares ? turnOverIsNumber(table) : null
  if (!dares) draw(table, seat, WITHOUT_POINTS.refusal)
  else if (isNumber === false) draw(table, seat, WITHOUT_POINTS.shame)
  else if (isNumber) {
    const cards = yield* chooseFromHand(table, seat, WITHOUT_POINTS.discards, {
      ask: 'discard',
      source: 'seppuku',
    })
    discard(table, seat, cards)
  }
}

/** Turns a card over and tells whether it is a number card; null if the draw pile is empty. */
function turnOverIsNumber(table: Table): boolean | null {
  const card = turnUnder(table)
  return card === null ? null : !isSpecialCard(table.setup.faces[card].kind)
}
