import type { Seat } from '@slapwise/kernel'
import { openWish } from '../model/kind.ts'
import { attack } from '../round/attack.ts'
import { allot } from '../round/questions.ts'
import { others } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

interface Allotment {
  readonly seats: readonly Seat[]
  readonly counts: readonly number[]
}

const victims = ({ seats, counts }: Allotment): Seat[] => seats.filter((_, i) => counts[i] > 0)

export const fantasticFour = openWish('fantastic-four', {
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
      en: 'The victims draw in order of play after you.',
      de: 'Gezogen wird der Reihe nach, von dir aus gesehen.',
    },
    { en: 'You cannot refuse to share them out.', de: 'Aufs Verteilen verzichten darfst du nicht.' },
  ],
  meanings: {
    'allot-draws': {
      en: 'They draw that many from the pile. All for one person is fine, too.',
      de: 'So viele ziehen sie vom Stapel. Alle für eine Person geht auch.',
    },
  },
  wish: 'colour-or-number',
  effect: attack<Allotment>('fantastic-four', {
    *aim(table, attacker) {
      const seats = others(table, attacker)
      const total = table.rules.fantasticFourDraws
      if (seats.length === 1) return { seats, counts: [total] }
      const question = { ask: 'allot-draws', source: 'fantastic-four' } as const
      const counts = yield* allot(attacker, question, seats, total)
      return { seats, counts }
    },
    victims,
    strike(table, _, { seats, counts }) {
      seats.forEach((seat, i) => {
        if (counts[i] > 0) draw(table, seat, counts[i])
      })
    },
  }),
})
