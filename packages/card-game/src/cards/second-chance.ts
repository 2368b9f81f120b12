import { playableCards } from '../judge.ts'
import { singleColoured } from '../kind.ts'
import { chooseOne } from '../questions.ts'
import { resolve } from '../resolve.ts'
import { draw, playCard } from '../verbs.ts'

export const secondChance = singleColoured('second-chance', {
  name: { en: '2nd Chance', de: '2nd Chance' },
  text: {
    en: 'Play another matching card at once. Nothing matches, or nothing left? Draw one.',
    de: 'Leg gleich noch eine passende Karte. Nichts passt oder nichts mehr da? Zieh eine.',
  },
  *effect(table, player) {
    const options = playableCards(table, player)
    if (options.length === 0) {
      draw(table, player, 1)
      return 'done'
    }
    const card = yield* chooseOne(player, { ask: 'second-chance', source: 'second-chance' }, 'card', options)
    playCard(table, player, card)
    yield* resolve(table, player, card)
    return 'done'
  },
})
