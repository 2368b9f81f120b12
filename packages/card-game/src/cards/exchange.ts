import { singleColouredCard } from '../model/card-kind.ts'
import { attackOnOne } from '../round/attack.ts'
import { giveChosenCards } from '../round/give-cards.ts'
import { otherSeats } from '../table/seats.ts'
import { pickBlindly, take } from '../table/verbs.ts'

const EXCHANGED_CARDS = 2

export const exchange = singleColouredCard('exchange', {
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
    {
      en: 'With more than two cards in hand you are always asked, so the question gives nothing away. Giving fewer than you could does.',
      de: 'Mit mehr als zwei Karten auf der Hand wirst du immer gefragt, also verrät die Frage nichts. Weniger geben, als du könntest, schon.',
    },
  ],
  answerHints: {
    victim: {
      en: `You hand over ${EXCHANGED_CARDS} of your choice and pull ${EXCHANGED_CARDS} of theirs, unseen.`,
      de: `Du gibst ${EXCHANGED_CARDS} deiner Wahl und ziehst dafür blind ${EXCHANGED_CARDS}.`,
    },
    give: {
      en: `In return you pull ${EXCHANGED_CARDS} of theirs, unseen.`,
      de: `Dafür ziehst du dort blind ${EXCHANGED_CARDS}.`,
    },
  },
  effect: attackOnOne('exchange', otherSeats, function* (table, attacker, victim) {
    const drawn = pickBlindly(table, victim, EXCHANGED_CARDS)
    yield* giveChosenCards(table, attacker, victim, EXCHANGED_CARDS, 'exchange')
    take(table, attacker, victim, drawn)
  }),
})
