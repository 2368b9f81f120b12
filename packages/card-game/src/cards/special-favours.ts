import { isSpecialCard, openWishCard } from '../model/card-kind.ts'
import { optionalAttackOnOne } from '../round/attack.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { otherSeats } from '../table/seats.ts'
import { give, take } from '../table/verbs.ts'

export const specialFavours = openWishCard('special-favours', {
  name: { en: 'Special Favours', de: 'Special Favours' },
  text: {
    en: 'If you like, swap all your special cards for all of somebody’s. Your own Fuck You stays with you; theirs, alas, comes along. Then wish for a colour.',
    de: 'Wenn du magst, tausch alle deine Spezialkarten gegen alle von jemandem. Dein eigenes Fuck You bleibt bei dir, das andere kommt leider mit. Dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'You may use it without a special card, even with an empty hand.',
      de: 'Du darfst sie auch ohne Spezialkarte nutzen, sogar mit leerer Hand.',
    },
    {
      en: 'Curse, Mimicry and The End are special cards; black numbers are not.',
      de: 'Curse, Mimicry und The End sind Spezialkarten, schwarze Zahlen nicht.',
    },
    {
      en: 'All see how many cards change hands, but only you two see which.',
      de: 'Alle sehen, wie viele Karten wandern, aber nur ihr zwei seht, welche.',
    },
    {
      en: 'Whoever counters it may swap with anyone, or with nobody.',
      de: 'Wer sie kontert, darf tauschen, mit wem auch immer, oder es lassen.',
    },
  ],
  answerHints: {
    victim: {
      en: 'All your special cards for all of theirs. Nobody: you only wish.',
      de: 'Alle deine Spezialkarten gegen alle von dort. Niemand: Du wünschst nur.',
    },
  },
  wish: 'colour',
  effect: optionalAttackOnOne('special-favours', otherSeats, (table, attacker, victim) => {
    const kindOf = (card: number) => table.setup.faces[card].kind
    const given = table.hands[attacker].filter((card) => isSpecialCard(kindOf(card)) && !kindOf(card).sticky)
    const taken = table.hands[victim].filter((card) => isSpecialCard(kindOf(card)))
    give(table, attacker, victim, given)
    take(table, attacker, victim, taken)
    if (given.length === 0 && taken.length === 0) reportNoEffect(table, 'special-favours')
  }),
})
