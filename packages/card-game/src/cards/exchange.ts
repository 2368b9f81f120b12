import { onSomeone } from '../attack.ts'
import { giveTwo } from '../giving.ts'
import { singleColoured } from '../kind.ts'
import { others } from '../seats.ts'
import { pickBlindly, take } from '../verbs.ts'

const DRAWN = 2

export const exchange = singleColoured('exchange', {
  name: { en: 'Exchange', de: 'Exchange' },
  text: {
    en: 'Choose two cards to hand over and pull two blindly in return. As your last card you still pull two.',
    de: 'Gib zwei Karten deiner Wahl und zieh dafür blind zwei. Als letzte Karte ziehst du trotzdem zwei.',
  },
  effect: onSomeone('exchange', others, function* (table, attacker, victim) {
    const drawn = pickBlindly(table, victim, DRAWN)
    yield* giveTwo(table, attacker, victim, 'exchange')
    take(table, attacker, victim, drawn)
  }),
})
