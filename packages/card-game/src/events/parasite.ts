import type { Seat } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { NO, YES } from '../round/answer-codes.ts'
import { chooseFromHand, chooseOne } from '../round/questions.ts'
import { seatScoringOf } from '../table/ending.ts'
import { isSpared, startLastingEffect } from '../table/lasting-effects.ts'
import { leftOf, seatsAfter } from '../table/seats.ts'
import { discard } from '../table/verbs.ts'

const DISCARDED_CARDS = 2

/** The default answer is to discard: fewer cards mean fewer points. */
function* askToAbstain({ hands }: Table, seat: Seat): GameScript<boolean> {
  if (hands[seat].length === 0) return false
  return (yield* chooseOne(seat, { ask: 'use', source: 'parasite' }, 'word', [YES, NO])) === NO
}

export const parasite: EventKind = {
  id: 'parasite',
  name: { en: 'Parasite', de: 'Parasite' },
  text: {
    en: 'For the rest of the round: whoever sits to the left of a finisher may discard two cards before the points are counted.',
    de: 'Bis zum Ende der Runde gilt: Wer links von einer fertigen Person sitzt, darf zwei Karten abwerfen, bevor gezählt wird.',
  },
  rulings: [
    {
      en: 'Two or none, and you choose which; with fewer, it is all you have or nothing.',
      de: 'Zwei oder keine, und welche, wählst du; mit weniger ist es alles oder nichts.',
    },
    {
      en: 'It comes after Nice Try and right before scoring.',
      de: 'Es kommt nach Nice Try und unmittelbar vor dem Zählen.',
    },
    {
      en: 'Without points, a hand that only this has emptied does not win.',
      de: 'Ohne Punkte gewinnt nicht, wessen Hand erst dadurch leer wird.',
    },
    { en: 'Nobody has finished: nobody discards.', de: 'Niemand ist fertig: Niemand wirft ab.' },
    {
      en: 'The End and Doomsday leave no time for it.',
      de: 'Bei The End und Doomsday bleibt keine Zeit dafür.',
    },
    {
      en: 'Whoever was a Lucky Bastard when it came gets nothing out of it.',
      de: 'Wer dabei Lucky Bastard reingeworfen hat, hat nichts davon.',
    },
    {
      en: 'Whoever does not answer discards, and a hand that does not count is not asked.',
      de: 'Wer nicht antwortet, wirft ab, und eine Hand, die nicht zählt, wird nicht gefragt.',
    },
  ],
  answerHints: {
    use: {
      en: `Yes: ${DISCARDED_CARDS} of your choice are gone before the points are counted. No: all of them count.`,
      de: `Ja: ${DISCARDED_CARDS} deiner Wahl sind weg, bevor gezählt wird. Nein: Alle zählen.`,
    },
  },
  run(table, players) {
    startLastingEffect(table, 'parasite', players, [])
  },
  lastingHooks: {
    *onRoundEnd(table, lasting, finishers) {
      const parasites = finishers.map((seat) => leftOf(table, seat))
      for (const seat of seatsAfter(table, table.turn)) {
        if (!parasites.includes(seat) || isSpared(lasting, seat)) continue
        if (!seatScoringOf(table, seat).countsHand) continue
        if (yield* askToAbstain(table, seat)) continue
        const cards = yield* chooseFromHand(table, seat, DISCARDED_CARDS, {
          ask: 'discard',
          source: 'parasite',
        })
        discard(table, seat, cards)
      }
    },
  },
}
