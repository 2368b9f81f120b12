import type { Seat } from '@slapwise/kernel'
import { type CardKind, isSpecialCard } from '../model/card-kind.ts'
import type { EventKind } from '../model/event-kind.ts'
import type { CardId } from '../model/face.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { askYesNo } from '../round/questions.ts'
import { resolveKind } from '../round/resolve.ts'
import { makeWish } from '../round/wish.ts'
import { takeFromDiscards, turnUp } from '../table/verbs.ts'

const ROUNDS = 2

export const rewind: EventKind = {
  id: 'rewind',
  name: { en: 'Rewind', de: 'Rewind' },
  text: {
    en: 'Twice round, everyone takes the top card of the discard pile. Then a new card is turned up, and play goes on from there. If it is special, whoever set this off may use it.',
    de: 'Zweimal reihum nimmt jede Person die oberste Karte vom Ablagestapel. Dann wird eine neue aufgedeckt, und damit geht es weiter. Ist sie speziell, darf sie nutzen, wer das ausgelöst hat.',
  },
  rulings: [
    {
      en: 'The black card that set it off is taken up like any other, and a black one turned up sets off nothing.',
      de: 'Auch die schwarze Karte, die es ausgelöst hat, wird aufgenommen, und eine aufgedeckte schwarze löst nichts aus.',
    },
    {
      en: 'No card left to turn up: the round is over after the event.',
      de: 'Keine Karte mehr zum Aufdecken: Die Runde ist nach dem Ereignis vorbei.',
    },
    {
      en: 'A wish card turned up lets whoever set this off wish, even without using the rest; of a Colour Swap they choose the colour.',
      de: 'Bei einer aufgedeckten Wunschkarte wünscht, wer das ausgelöst hat, auch ohne den Rest zu nutzen; bei einem Colour Swap wählt diese Person die Farbe.',
    },
    {
      en: 'If Fuck You, Curse or The End is turned up, anything may follow.',
      de: 'Wird Fuck You, Curse oder The End aufgedeckt, darf alles folgen.',
    },
    {
      en: 'If the card turned up is an attack, it can be countered.',
      de: 'Ist die aufgedeckte Karte ein Angriff, lässt sie sich kontern.',
    },
    {
      en: 'What that card lets you leave out anyway is asked only once.',
      de: 'Was du bei dieser Karte ohnehin weglassen darfst, wird nur einmal gefragt.',
    },
  ],
  *run(table, players, trigger) {
    for (let round = 0; round < ROUNDS; round++) for (const seat of players) takeFromDiscards(table, seat)
    const card = turnUp(table)
    if (card !== null) yield* useTurnedCard(table, trigger, card)
  },
}

/**
 * The wish is made even if the effect is declined. Colour Swap and Mimicry need a choice first. A black card triggers
 * no event.
 */
function* useTurnedCard(table: Table, trigger: Seat, card: CardId): GameScript<void> {
  const { kind } = table.setup.faces[card]
  if (!isSpecialCard(kind)) return
  const uses = yield* askToUse(trigger, kind)
  if (uses) yield* resolveKind(table, trigger, card, kind)
  else if (kind.wish) yield* makeWish(table, trigger, kind.wish, kind.id)
}

function* askToUse(trigger: Seat, kind: CardKind): GameScript<boolean> {
  if (kind.effect === null || kind.whenNotPlayed === 'lies-there') return false
  if (kind.whenNotPlayed === 'asks-itself') return true
  return yield* askYesNo(trigger, { ask: 'use', source: kind.id })
}
