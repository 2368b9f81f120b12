import type { Seat } from '@slapwise/kernel'
import { openWishCard } from '../model/card-kind.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { createAttack } from '../round/attack.ts'
import { chooseOne, choosePlayerOrNobody } from '../round/questions.ts'
import { swapPowers } from '../table/powers.ts'
import { seatsAfter } from '../table/seats.ts'

interface PowerSwap {
  /** The players besides the attacker whose power cards it moves. */
  readonly victims: readonly Seat[]
  readonly seats: readonly [Seat, Seat]
  readonly slots: readonly [number, number]
}

export const edison = openWishCard('edison', {
  name: { en: 'Edison', de: 'Edison' },
  text: {
    en: 'If you like, two players swap a power card each, of your choice. You may be one of them. Both end up face down. Then wish for a colour.',
    de: 'Wenn du magst, tauschen zwei Leute je eine Powerkarte deiner Wahl. Du kannst dabei sein. Beide liegen danach verdeckt. Dann wünsch dir eine Farbe.',
  },
  rulings: [
    {
      en: 'You may pick open and closed power cards, but closed ones you pick unseen.',
      de: 'Du darfst offene und verdeckte Powerkarten wählen, die verdeckten aber ungesehen.',
    },
    {
      en: 'Everyone else whose power card moves may counter.',
      de: 'Alle anderen, deren Powerkarte wandert, dürfen kontern.',
    },
    {
      en: 'Whoever counters it may also leave it at that.',
      de: 'Wer sie kontert, darf es dabei auch bewenden lassen.',
    },
    {
      en: 'It works only between players who have a power card.',
      de: 'Sie wirkt nur zwischen Leuten, die eine Powerkarte haben.',
    },
  ],
  answerHints: {
    victim: {
      en: 'Two players swap a power card; next you say which. Nobody: you only wish.',
      de: 'Zwei Leute tauschen eine Powerkarte; welche, sagst du danach. Niemand: Du wünschst nur.',
    },
    power: {
      en: 'It goes to the other one, face down.',
      de: 'Sie wandert verdeckt zur anderen Person.',
    },
  },
  wish: 'colour',
  effect: createAttack<PowerSwap>('edison', {
    *chooseVictims(table, attacker) {
      const owners = seatsAfter(table, attacker).filter((seat) => table.powers[seat].length > 0)
      if (owners.length < 2) return null
      const a = yield* choosePlayerOrNobody(attacker, { ask: 'victim', source: 'edison' }, owners)
      if (a === null) return null
      const partners = owners.filter((seat) => seat !== a)
      const b = yield* chooseOne(attacker, { ask: 'victim', source: 'edison', about: a }, 'seat', partners)
      const slots: [number, number] = [
        yield* choosePowerSlot(table, attacker, a),
        yield* choosePowerSlot(table, attacker, b),
      ]
      const victims = [a, b].filter((seat) => seat !== attacker)
      return { victims, seats: [a, b], slots }
    },
    victims: ({ victims }) => victims,
    strike(table, _, { seats, slots }) {
      swapPowers(table, seats, slots)
    },
  }),
})

function* choosePowerSlot(table: Table, attacker: Seat, owner: Seat): GameScript<number> {
  const slots = table.powers[owner].map((_, slot) => slot)
  if (slots.length === 1) return slots[0]
  return yield* chooseOne(attacker, { ask: 'power', source: 'edison', about: owner }, 'power', slots)
}
