import { noEffect } from '../course.ts'
import type { PowerKind } from '../power.ts'
import { chooseOne } from '../questions.ts'
import { orderAfter } from '../seats.ts'
import { takeOutOfDiscards } from '../verbs.ts'

export const recycling: PowerKind = {
  id: 'recycling',
  name: { en: 'Recycling', de: 'Recycling' },
  text: {
    en: 'The card you have just played goes into a hand of your choice, yours included, as if it had never been played. Wishes stay.',
    de: 'Die gerade gespielte Karte kommt auf eine Hand deiner Wahl, auch deine eigene, als wäre sie nie gespielt worden. Wünsche bleiben.',
  },
  when: 'after',
  *run(table, player, card) {
    if (!table.discardPile.includes(card)) {
      noEffect(table, 'recycling')
      return
    }
    const question = { ask: 'receiver', source: 'recycling' } as const
    const receiver = yield* chooseOne(player, question, 'seat', orderAfter(table, player))
    const { call } = table
    takeOutOfDiscards(table, receiver, card)
    table.call = table.wished ? call : table.callBefore
  },
}
