import { onSomeone } from '../attack.ts'
import { singleColoured } from '../kind.ts'
import { chooseSome } from '../questions.ts'
import { others } from '../seats.ts'
import { take } from '../verbs.ts'
import { lookAt } from '../whole-hands.ts'

const STOLEN = 2

export const thief = singleColoured('thief', {
  name: { en: 'Thief', de: 'Thief' },
  text: {
    en: 'Look through somebody’s hand at your leisure and keep two of their cards.',
    de: 'Schau in aller Ruhe jemandem in die Hand und behalte zwei Karten daraus.',
  },
  effect: onSomeone('thief', others, function* (table, attacker, victim) {
    lookAt(table, attacker, victim)
    const question = { ask: 'steal', source: 'thief', about: victim } as const
    const cards = yield* chooseSome(attacker, table.hands[victim], STOLEN, question)
    take(table, attacker, victim, cards)
  }),
})
