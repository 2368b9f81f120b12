import { singleColoured } from '../model/kind.ts'
import { onSomeone } from '../round/attack.ts'
import { giveChosen } from '../round/giving.ts'
import { others } from '../table/seats.ts'
import { pickBlindly, take } from '../table/verbs.ts'

const CARDS = 2

export const exchange = singleColoured('exchange', {
  name: { en: 'Exchange', de: 'Exchange' },
  text: {
    en: 'Choose two cards to hand over and pull two blindly in return. As your last card you still pull two.',
    de: 'Gib zwei Karten deiner Wahl und zieh dafür blind zwei. Als letzte Karte ziehst du trotzdem zwei.',
  },
  rulings: [
    {
      en: 'Fuck You stays with you: you hand over fewer cards and still pull two.',
      de: 'Fuck You bleibt bei dir: Du gibst weniger Karten und ziehst trotzdem zwei.',
    },
    {
      en: 'What you hand over cannot be what you pull.',
      de: 'Was du gibst, kannst du nicht gleich wieder ziehen.',
    },
    {
      en: 'From fewer than two cards you pull what there is, and from an empty hand nothing.',
      de: 'Sind weniger als zwei Karten da, ziehst du, was da ist, und aus einer leeren Hand nichts.',
    },
    {
      en: 'Pulled blindly, even Fuck You may come along.',
      de: 'Blind gezogen kann sogar Fuck You mitkommen.',
    },
  ],
  meanings: {
    victim: {
      en: `You hand over ${CARDS} of your choice and pull ${CARDS} of theirs, unseen.`,
      de: `Du gibst ${CARDS} deiner Wahl und ziehst dafür blind ${CARDS}.`,
    },
    give: {
      en: `In return you pull ${CARDS} of theirs, unseen.`,
      de: `Dafür ziehst du dort blind ${CARDS}.`,
    },
  },
  effect: onSomeone('exchange', others, function* (table, attacker, victim) {
    const drawn = pickBlindly(table, victim, CARDS)
    yield* giveChosen(table, attacker, victim, CARDS, 'exchange')
    take(table, attacker, victim, drawn)
  }),
})
