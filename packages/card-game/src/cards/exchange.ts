import { onSomeone } from '../attack.ts'
import { singleColoured } from '../kind.ts'
import { chooseFromHand } from '../questions.ts'
import { others } from '../seats.ts'
import { exchange as exchangeCards } from '../verbs.ts'

const EXCHANGED = 2

export const exchange = singleColoured('exchange', {
  name: { en: 'Exchange', de: 'Exchange' },
  text: {
    en: 'Choose two cards to hand over and pull two blindly in return. As your last card you still pull two.',
    de: 'Gib zwei Karten deiner Wahl und zieh dafür blind zwei. Als letzte Karte ziehst du trotzdem zwei.',
  },
  effect: onSomeone('exchange', others, function* (table, attacker, victim) {
    const given = yield* chooseFromHand(
      table,
      attacker,
      EXCHANGED,
      { ask: 'give', source: 'exchange', about: victim },
      (face) => !face.kind.sticky,
    )
    exchangeCards(table, attacker, victim, given, EXCHANGED)
  }),
})
