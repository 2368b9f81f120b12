import { singleColouredCard } from '../model/card-kind.ts'
import { attackOnOne } from '../round/attack.ts'
import { chooseOpenCards } from '../round/questions.ts'
import { otherSeats } from '../table/seats.ts'
import { take } from '../table/verbs.ts'
import { lookAt } from '../table/whole-hands.ts'

const STOLEN_CARDS = 2

export const thief = singleColouredCard('thief', {
  name: { en: 'Thief', de: 'Thief' },
  text: {
    en: 'Look through somebody’s hand at your leisure and keep two of their cards.',
    de: 'Schau in aller Ruhe jemandem in die Hand und behalte zwei Karten daraus.',
  },
  rulings: [
    { en: 'Any two cards may be taken, even Fuck You.', de: 'Du darfst jede Karte nehmen, sogar Fuck You.' },
    {
      en: 'Two cards or fewer are all taken, and then the victim has finished.',
      de: 'Bei zwei Karten oder weniger nimmst du alle, und die beklaute Person ist damit fertig.',
    },
    {
      en: 'A Counterattack comes before you see a single card.',
      de: 'Ein Counterattack kommt, bevor du auch nur eine Karte siehst.',
    },
  ],
  answerHints: {
    victim: {
      en: `You look through their hand and keep ${STOLEN_CARDS} of it.`,
      de: `Du schaust dir die Hand an und behältst ${STOLEN_CARDS} daraus.`,
    },
  },
  effect: attackOnOne('thief', otherSeats, function* (table, attacker, victim) {
    lookAt(table, attacker, victim)
    const question = { ask: 'steal', source: 'thief', about: victim } as const
    const cards = yield* chooseOpenCards(attacker, table.hands[victim], STOLEN_CARDS, question)
    take(table, attacker, victim, cards)
  }),
})
