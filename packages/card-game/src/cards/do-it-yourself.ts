import type { Seat } from '@slapwise/kernel'
import { type CardKind, type Effect, openWish } from '../model/kind.ts'
import type { Ask } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { saysYes } from '../round/questions.ts'
import { makeWish } from '../round/wish.ts'
import { noEffect } from '../table/course.ts'
import { addRuleCard } from '../table/rule-cards.ts'

export const doItYourself = openWish('do-it-yourself', {
  name: { en: 'Do It Yourself', de: 'Do It Yourself' },
  text: {
    en: 'Does what your table has agreed on; if you have not, it draws one more rule card. Use it or not, then wish for a colour.',
    de: 'Tut, was ihr am Tisch abgemacht habt; ohne Abmachung zieht sie eine weitere Regelkarte. Nutz sie oder nicht, dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'If your table made it an attack, it can be countered, and whoever does so may leave the effect.',
      de: 'Ist sie bei euch ein Angriff, lässt sie sich kontern, und wer das tut, darf auf die Wirkung verzichten.',
    },
    { en: 'No rule card left: it only wishes.', de: 'Keine Regelkarte mehr übrig: Sie wünscht nur.' },
    {
      en: 'It may bring a fourth rule card, for three is the limit only at the start of a round.',
      de: 'Sie darf auch eine vierte Regelkarte bringen, denn höchstens drei gilt nur für den Rundenbeginn.',
    },
    {
      en: 'Whatever card it stands for, the wish is for a colour.',
      de: 'Egal, für welche Karte sie steht: Gewünscht wird eine Farbe.',
    },
    {
      en: 'As a 2nd Chance you wish first, and the second card has to match the wish.',
      de: 'Als 2nd Chance wünschst du zuerst, und die zweite Karte muss zum Wunsch passen.',
    },
  ],
  meanings: {
    use({ setup }) {
      const name = imitatedIn(setup)?.name
      return {
        en: `Yes: ${name ? `it does what ${name.en} does` : 'one more rule card for this round'}. No: you only wish.`,
        de: `Ja: ${name ? `Sie tut, was ${name.de} tut` : 'noch eine Regelkarte für diese Runde'}. Nein: Du wünschst nur.`,
      }
    },
  },
  wish: 'colour',
  turnedUp: 'is-used',
  standsFor: ({ doItYourself }) => doItYourself,
  *effect(table, player, card) {
    const effect = chosenEffect(table)
    if (effect === null || !(yield* isWilling(player))) return 'done'
    const wishesFirst = imitatedIn(table.setup)?.playsAnother ?? false
    if (wishesFirst) yield* makeWish(table, player, 'colour', 'do-it-yourself')
    const asking = effect(table, player, card, isWilling)
    const outcome = typeof asking === 'string' ? asking : yield* asking
    return wishesFirst ? 'wished' : outcome
  },
})

/** The effect is optional, for whoever takes it over too. */
const isWilling = (seat: Seat): Ask<boolean> => saysYes(seat, { ask: 'use', source: 'do-it-yourself' })

/** The card that the table has agreed on, if it is one. */
const imitatedIn = ({ imitable, settings }: Setup): CardKind | undefined =>
  imitable.find(({ id }) => id === settings.doItYourself)

function chosenEffect({ setup }: Table): Effect | null {
  switch (setup.settings.doItYourself) {
    case 'nothing':
      return null
    case 'rule-card':
      return drawRuleCard
    default:
      return imitatedIn(setup)!.effect
  }
}

const drawRuleCard: Effect = (table) => {
  if (!addRuleCard(table)) noEffect(table, 'do-it-yourself')
  return 'done'
}
