import { openWishCard } from '../model/card-kind.ts'
import { askYesNo, chooseOne } from '../round/questions.ts'
import { drawPowers, returnPowers } from '../table/powers.ts'

export const update = openWishCard('update', {
  name: { en: 'Update', de: 'Update' },
  text: {
    en: 'If you like, take a new power card and send an old one back into the deck, spent or not. Then wish for a colour.',
    de: 'Wenn du magst, nimm eine neue Powerkarte und schick eine alte zurück in den Stapel, verbraucht oder nicht. Dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'The new one stays with you: what you send back is an old one.',
      de: 'Die neue behältst du: Zurück geht eine alte.',
    },
    {
      en: 'Without a power card of your own you send none back.',
      de: 'Wenn du keine Powerkarte hast, gibst du auch keine zurück.',
    },
    {
      en: 'No power card left in the deck: you only wish.',
      de: 'Keine Powerkarte mehr im Stapel: Du wünschst nur.',
    },
  ],
  answerHints: {
    use: {
      en: 'Yes: a new power card for an old one. No: you only wish.',
      de: 'Ja: eine neue Powerkarte für eine alte. Nein: Du wünschst nur.',
    },
    power: {
      en: 'It goes back into the deck. The new one is yours.',
      de: 'Sie geht zurück in den Stapel. Die neue behältst du.',
    },
  },
  wish: 'colour',
  *effect(table, player) {
    if (table.powerPile.length === 0) return 'done'
    if (!(yield* askYesNo(player, { ask: 'use', source: 'update' }))) return 'done'
    const old = table.powers[player].map((_, slot) => slot)
    drawPowers(table, player, 1)
    if (old.length === 0) return 'done'
    const slot =
      old.length === 1 ? old[0] : yield* chooseOne(player, { ask: 'power', source: 'update' }, 'power', old)
    returnPowers(table, player, [slot])
    return 'done'
  },
})
