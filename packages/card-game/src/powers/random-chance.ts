import { noEffect } from '../course.ts'
import { unrestrictedCards } from '../judge.ts'
import type { PowerKind } from '../power.ts'
import { chooseOne } from '../questions.ts'
import { resolve } from '../resolve.ts'
import { playCard } from '../verbs.ts'
import { PASS } from '../words.ts'

export const randomChance: PowerKind = {
  id: 'random-chance',
  name: { en: 'Random Chance', de: 'Random Chance' },
  text: {
    en: 'Play another card, matching or not, with all it does.',
    de: 'Spiel noch eine Karte, ob sie passt oder nicht, mit allem, was sie tut.',
  },
  when: 'after',
  *run(table, player) {
    if (table.hands[player].length === 0) {
      noEffect(table, 'random-chance')
      return
    }
    const cards = unrestrictedCards(table, player)
    const options = cards.length > 0 ? cards : [PASS]
    const card = yield* chooseOne(player, { ask: 'another', source: 'random-chance' }, 'card', options)
    if (card === PASS) return
    playCard(table, player, card)
    yield* resolve(table, player, card)
  },
}
