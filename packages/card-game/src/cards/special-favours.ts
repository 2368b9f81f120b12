import { onSomeoneOrNobody } from '../attack.ts'
import { isSpecial, openWish } from '../kind.ts'
import { others } from '../seats.ts'
import { give, take } from '../verbs.ts'

export const specialFavours = openWish('special-favours', {
  name: { en: 'Special Favours', de: 'Special Favours' },
  text: {
    en: 'If you like, swap all your special cards for all of somebody’s. Your own Fuck You stays with you; theirs, alas, comes along. Then wish for a colour.',
    de: 'Wenn du magst, tausch alle deine Spezialkarten gegen alle von jemandem. Dein eigenes Fuck You bleibt bei dir, das andere kommt leider mit. Dann wünsch dir eine Farbe.',
  },
  wish: 'colour',
  effect: onSomeoneOrNobody('special-favours', others, (table, attacker, victim) => {
    const kindOf = (card: number) => table.setup.faces[card].kind
    const given = table.hands[attacker].filter((card) => isSpecial(kindOf(card)) && !kindOf(card).sticky)
    const taken = table.hands[victim].filter((card) => isSpecial(kindOf(card)))
    give(table, attacker, victim, given)
    take(table, attacker, victim, taken)
  }),
})
