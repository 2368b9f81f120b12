import { onSomeone } from '../attack.ts'
import { giveTwo } from '../giving.ts'
import { singleColoured } from '../kind.ts'
import { others } from '../seats.ts'

export const gift = singleColoured('gift', {
  name: { en: 'Gift', de: 'Gift' },
  text: {
    en: 'Two cards from your hand for a dear friend. As your last card it brings nothing, but you still name someone.',
    de: 'Zwei Karten aus deiner Hand für einen lieben Menschen. Als letzte Karte bringt sie nichts, aber du nennst trotzdem jemanden.',
  },
  effect: onSomeone('gift', others, (table, attacker, victim) => giveTwo(table, attacker, victim, 'gift')),
})
