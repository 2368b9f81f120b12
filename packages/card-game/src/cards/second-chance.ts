import type { Seat } from '@slapwise/kernel'
import { singleColouredCard } from '../model/card-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { DRAW } from '../round/answer-codes.ts'
import { playableCards } from '../round/legality.ts'
import { chooseOne } from '../round/questions.ts'
import { resolveCard } from '../round/resolve.ts'
import { addPowerPlays, playWithPower } from '../table/powers.ts'
import { draw } from '../table/verbs.ts'

export const secondChance = singleColouredCard('second-chance', {
  name: { en: '2nd Chance', de: '2nd Chance' },
  text: {
    en: 'Play another matching card at once. Nothing matches, or nothing left? Draw one.',
    de: 'Leg gleich noch eine passende Karte. Nichts passt oder nichts mehr da? Zieh eine.',
  },
  rulings: [
    {
      en: 'If something matches, you have to play it, drawing is no choice.',
      de: 'Passt etwas, musst du es legen; ziehen darfst du dann nicht.',
    },
    {
      en: 'Open-wish cards match, and so does Fuck You with exactly ten cards in hand.',
      de: 'Wunschkarten passen, und mit genau zehn Karten auf der Hand auch Fuck You.',
    },
    {
      en: 'A power card goes with one of the two cards, not with both.',
      de: 'Eine Powerkarte geht mit einer der beiden Karten, nicht mit beiden.',
    },
    {
      en: 'The card you draw stays in your hand: your turn is over.',
      de: 'Die gezogene Karte bleibt auf der Hand: Dein Zug ist vorbei.',
    },
    {
      en: 'As opening card: the dealer plays on or draws.',
      de: 'Als Startkarte: Wer gegeben hat, legt weiter oder zieht.',
    },
    {
      en: 'You are asked even if nothing matches, so that nobody learns it before you draw.',
      de: 'Du wirst auch gefragt, wenn nichts passt, damit das niemand merkt, bevor du ziehst.',
    },
  ],
  answerHints: {
    'second-chance': {
      en: 'It has to fit. If nothing does, you draw one, and your turn is over.',
      de: 'Sie muss passen. Passt nichts, ziehst du eine, und dein Zug ist vorbei.',
    },
  },
  playsAnother: true,
  *effect(table, player) {
    const answer = table.hands[player].length === 0 ? DRAW : yield* chooseMatchingPlay(table, player)
    if (answer === DRAW) draw(table, player, 1)
    else yield* resolveCard(table, player, playWithPower(table, player, answer))
    return 'done'
  },
})

/** Asks even without a playable card, so that the others learn that from the draw and not earlier. */
function chooseMatchingPlay(table: Table, player: Seat): GameScript<number> {
  const matching = addPowerPlays(table, player, playableCards(table, player))
  return chooseOne(
    player,
    { ask: 'second-chance', source: 'second-chance' },
    'card',
    matching.length > 0 ? matching : [DRAW],
  )
}
