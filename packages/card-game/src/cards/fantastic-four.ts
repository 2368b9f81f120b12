import type { Seat } from '@slapwise/kernel'
import { openWishCard } from '../model/card-kind.ts'
import { createAttack } from '../round/attack.ts'
import { chooseAllotment } from '../round/questions.ts'
import { otherSeats } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

/**
 * A seat for each drawn card: the cards of a player are adjacent, players are in the order in which they were named.
 */
type Allotment = readonly Seat[]

const victims = (drawers: Allotment): Seat[] => drawers.filter((seat, i) => seat !== drawers[i - 1])

export const fantasticFour = openWishCard('fantastic-four', {
  name: { en: 'Fantastic Four', de: 'Fantastic Four' },
  text: {
    en: 'Four cards to draw, shared out among the others as you please. Then wish for a colour or a number.',
    de: 'Vier Karten zum Ziehen, nach Lust und Laune auf die anderen verteilt. Dann wünsch dir eine Farbe oder eine Zahl.',
  },
  rulings: [
    {
      en: 'None of the four is for yourself, and they may all go to one person.',
      de: 'Keine der vier ist für dich, und alle dürfen an dieselbe Person gehen.',
    },
    {
      en: 'One Counterattack saves everyone, and whoever throws it in shares out all four anew.',
      de: 'Ein Counterattack rettet alle, und wer ihn reinwirft, verteilt alle vier neu.',
    },
    {
      en: 'Once countered, your wish is gone: the colour of the Counterattack counts.',
      de: 'Wird gekontert, entfällt dein Wunsch: Es gilt die Farbe des Counterattack.',
    },
    {
      en: 'They draw in the order in which you name them.',
      de: 'Gezogen wird in der Reihenfolge, in der du sie nennst.',
    },
    { en: 'You cannot refuse to share them out.', de: 'Aufs Verteilen verzichten darfst du nicht.' },
  ],
  answerHints: {
    'allot-draws': {
      en: 'They draw in the order in which you name them. All for one person is fine, too.',
      de: 'Sie ziehen in der Reihenfolge, in der du sie nennst. Alle für eine Person geht auch.',
    },
  },
  wish: 'colour-or-number',
  whenNotPlayed: 'is-offered',
  effect: createAttack<Allotment>('fantastic-four', {
    *chooseVictims(table, attacker) {
      const seats = otherSeats(table, attacker)
      const total = table.rules.fantasticFourDraws
      if (seats.length === 1) return new Array<Seat>(total).fill(seats[0])
      return yield* chooseAllotment(attacker, { ask: 'allot-draws', source: 'fantastic-four' }, seats, total)
    },
    victims,
    strike(table, _, drawers) {
      for (const victim of victims(drawers))
        draw(table, victim, drawers.filter((seat) => seat === victim).length)
    },
  }),
})
