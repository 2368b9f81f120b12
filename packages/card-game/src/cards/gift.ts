import { formatCardCount } from '../model/answer-hints.ts'
import { singleColouredCard } from '../model/card-kind.ts'
import { attackOnOne } from '../round/attack.ts'
import { giveChosenCards } from '../round/give-cards.ts'
import { otherSeats } from '../table/seats.ts'

export const gift = singleColouredCard('gift', {
  name: { en: 'Gift', de: 'Gift' },
  text: {
    en: 'Two cards from your hand for a dear friend. As your last card it brings nothing, but you still name someone.',
    de: 'Zwei Karten aus deiner Hand für einen lieben Menschen. Als letzte Karte bringt sie nichts, aber du nennst trotzdem jemanden.',
  },
  rulings: [
    {
      en: 'You name someone first and choose the cards only when nobody has countered.',
      de: 'Du nennst zuerst jemanden und wählst die Karten erst, wenn niemand gekontert hat.',
    },
    {
      en: 'Fuck You stays with you: if it is one of your two cards you give one, and if you have nothing else you give nothing.',
      de: 'Fuck You bleibt bei dir: Ist es eine von zwei Karten, gibst du eine, und hast du sonst nichts, gibst du nichts.',
    },
    {
      en: 'If you give away your last cards, you have finished.',
      de: 'Wer so die letzten Karten weggibt, ist fertig.',
    },
    {
      en: 'Whoever counters it gives from their own hand.',
      de: 'Wer kontert, gibt aus der eigenen Hand.',
    },
    {
      en: 'With more than two cards in hand you are always asked, so the question gives nothing away. Giving fewer than you could does.',
      de: 'Mit mehr als zwei Karten auf der Hand wirst du immer gefragt, also verrät die Frage nichts. Weniger geben, als du könntest, schon.',
    },
  ],
  answerHints: {
    victim: ({ rules: { giftCards } }) => ({
      en: `Give away ${formatCardCount.en(giftCards)} from your hand.`,
      de: `Verschenk ${formatCardCount.de(giftCards)} aus deiner Hand.`,
    }),
  },
  effect: attackOnOne('gift', otherSeats, (table, attacker, victim) =>
    giveChosenCards(table, attacker, victim, table.rules.giftCards, 'gift'),
  ),
})
