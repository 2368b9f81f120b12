import type { Seat } from '@slapwise/kernel'
import { type CardEffect, type CardKind, openWishCard } from '../model/card-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { askYesNo } from '../round/questions.ts'
import { makeWish } from '../round/wish.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { addRuleCard } from '../table/rule-cards.ts'

export const doItYourself = openWishCard('do-it-yourself', {
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
    {
      en: 'It can be any special card that does something when played, except Colour Swap, Mimicry, Curse, The End and Fuck You.',
      de: 'Sie kann jede Spezialkarte sein, die beim Spielen etwas tut, ausser Colour Swap, Mimicry, Curse, The End und Fuck You.',
    },
    {
      en: 'The wish comes after the effect, and after The End not at all.',
      de: 'Der Wunsch kommt nach der Wirkung, und nach The End gar nicht mehr.',
    },
  ],
  answerHints: {
    use({ setup }) {
      const name = imitatedKind(setup)?.name
      return {
        en: `Yes: ${name ? `it does what ${name.en} does` : 'one more rule card for this round'}. No: you only wish.`,
        de: `Ja: ${name ? `Sie tut, was ${name.de} tut` : 'noch eine Regelkarte für diese Runde'}. Nein: Du wünschst nur.`,
      }
    },
  },
  wish: 'colour',
  standsFor: ({ doItYourself }) => doItYourself,
  *effect(table, player, card) {
    const effect = agreedEffect(table)
    const imitated = imitatedKind(table.setup)
    const isWilling = imitated?.whenNotPlayed === 'asks-itself' ? undefined : askToUse
    if (effect === null || (isWilling && !(yield* isWilling(player)))) return 'done'
    const wishesFirst = imitated?.playsAnother ?? false
    if (wishesFirst) yield* makeWish(table, player, 'colour', 'do-it-yourself')
    const script = effect(table, player, card, isWilling)
    const result = typeof script === 'string' ? script : yield* script
    return wishesFirst ? 'wished' : result
  },
})

/** The effect is optional, also for a player who takes it over by Counterattack. */
const askToUse = (seat: Seat): GameScript<boolean> => askYesNo(seat, { ask: 'use', source: 'do-it-yourself' })

/** The kind that Do It Yourself imitates by the settings; undefined if it does something else. */
const imitatedKind = ({ imitable, settings }: Setup): CardKind | undefined =>
  imitable.find(({ id }) => id === settings.doItYourself)

function agreedEffect({ setup }: Table): CardEffect | null {
  switch (setup.settings.doItYourself) {
    case 'nothing':
      return null
    case 'rule-card':
      return drawRuleCard
    default:
      return imitatedKind(setup)!.effect
  }
}

const drawRuleCard: CardEffect = (table) => {
  if (!addRuleCard(table)) reportNoEffect(table, 'do-it-yourself')
  return 'done'
}
