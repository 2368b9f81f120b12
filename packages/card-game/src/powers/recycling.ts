import type { PowerKind } from '../model/power-kind.ts'
import { chooseOne } from '../round/questions.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { seatsAfter } from '../table/seats.ts'
import { recycle } from '../table/verbs.ts'

export const recycling: PowerKind = {
  id: 'recycling',
  name: { en: 'Recycling', de: 'Recycling' },
  text: {
    en: 'The card you have just played goes into a hand of your choice, yours included, as if it had never been played. Wishes stay.',
    de: 'Die gerade gespielte Karte kommt auf eine Hand deiner Wahl, auch deine eigene, als wäre sie nie gespielt worden. Wünsche bleiben.',
  },
  rulings: [
    {
      en: 'If the card made no wish, what was called for before it holds again.',
      de: 'Hat die Karte nichts gewünscht, gilt wieder, was vorher galt.',
    },
    {
      en: 'Even your last card can come back: then you have not finished.',
      de: 'Auch deine letzte Karte kann zurückkommen: Dann bist du nicht fertig.',
    },
    {
      en: 'It finds the card under a Counterattack, too, and Fuck You where it slid.',
      de: 'Sie findet die Karte auch unter einem Counterattack und Fuck You dort, wo es hingerutscht ist.',
    },
    {
      en: 'If the card has left the pile by then, nothing happens.',
      de: 'Liegt die Karte nicht mehr auf dem Stapel, passiert nichts.',
    },
    {
      en: 'A wish made by a card thrown in stands.',
      de: 'Der Wunsch einer reingeworfenen Karte bleibt stehen.',
    },
  ],
  answerHints: {
    receiver: {
      en: 'The card you have just played goes there, as if it had never been played.',
      de: 'Die eben gespielte Karte kommt dorthin, als wäre sie nie gespielt worden.',
    },
  },
  timing: 'after',
  *run(table, player, card) {
    if (!table.discardPile.includes(card)) {
      reportNoEffect(table, 'recycling')
      return
    }
    const question = { ask: 'receiver', source: 'recycling' } as const
    const receiver = yield* chooseOne(player, question, 'seat', seatsAfter(table, player))
    recycle(table, receiver, card)
  },
}
