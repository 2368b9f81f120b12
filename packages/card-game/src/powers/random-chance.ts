import type { PowerKind } from '../model/power-kind.ts'
import { PASS } from '../round/answer-codes.ts'
import { unrestrictedCards } from '../round/legality.ts'
import { chooseOne } from '../round/questions.ts'
import { resolveCard } from '../round/resolve.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { playCard } from '../table/verbs.ts'

export const randomChance: PowerKind = {
  id: 'random-chance',
  name: { en: 'Random Chance', de: 'Random Chance' },
  text: {
    en: 'Play another card, matching or not, with all it does.',
    de: 'Spiel noch eine Karte, ob sie passt oder nicht, mit allem, was sie tut.',
  },
  rulings: [
    {
      en: 'If any card can be played, you have to play one.',
      de: 'Lässt sich irgendeine Karte spielen, musst du eine spielen.',
    },
    {
      en: 'It needs no match, but the rest holds: Curse stays, Fuck You needs ten cards, and a blocked colour is blocked.',
      de: 'Passen muss nichts, doch der Rest gilt: Curse bleibt, Fuck You braucht zehn Karten, und gesperrte Farben sind gesperrt.',
    },
    {
      en: 'The End may be that card if it is your last one.',
      de: 'Auch The End darf es sein, wenn es deine letzte Karte ist.',
    },
    { en: 'No second power card goes with it.', de: 'Eine zweite Powerkarte darf nicht dazu.' },
    {
      en: 'You are asked even if no card can be played: then passing is all you can do.',
      de: 'Du wirst auch gefragt, wenn sich keine Karte spielen lässt: Dann bleibt nur passen.',
    },
  ],
  answerHints: {
    another: {
      en: 'If you can, you have to, and it does all that it does.',
      de: 'Wenn du kannst, musst du, und sie wirkt wie sonst auch.',
    },
  },
  timing: 'after',
  *run(table, player) {
    if (table.hands[player].length === 0) {
      reportNoEffect(table, 'random-chance')
      return
    }
    const cards = unrestrictedCards(table, player)
    const options = cards.length > 0 ? cards : [PASS]
    const card = yield* chooseOne(player, { ask: 'another', source: 'random-chance' }, 'card', options)
    if (card === PASS) return
    playCard(table, player, card)
    yield* resolveCard(table, player, card)
  },
}
