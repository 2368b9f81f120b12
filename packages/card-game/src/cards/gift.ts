import { onSomeone } from '../attack.ts'
import { singleColoured } from '../kind.ts'
import { chooseFromHand } from '../questions.ts'
import { others } from '../seats.ts'
import { give } from '../verbs.ts'

const GIVEN = 2

export const gift = singleColoured('gift', {
  name: { en: 'Gift', de: 'Gift' },
  text: {
    en: 'Two cards from your hand for a dear friend. As your last card it brings nothing, but you still name someone.',
    de: 'Zwei Karten aus deiner Hand für einen lieben Menschen. Als letzte Karte bringt sie nichts, aber du nennst trotzdem jemanden.',
  },
  effect: onSomeone('gift', others, function* (table, attacker, victim) {
    const cards = yield* chooseFromHand(
      table,
      attacker,
      GIVEN,
      { ask: 'give', source: 'gift', about: victim },
      (face) => !face.kind.sticky,
    )
    give(table, attacker, victim, cards)
  }),
})
