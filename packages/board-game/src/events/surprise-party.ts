import type { EventKind } from '../model/event-kind.ts'
import { nameToken } from '../round/questions.ts'
import { shift } from '../table/shift.ts'

const PARTY = 2

export const surpriseParty: EventKind = {
  id: 'surprise-party',
  name: { en: 'Surprise Party', de: 'Überraschungsparty' },
  text: {
    en: 'In turn, everybody names a token, which is moved two spaces ahead.',
    de: 'Der Reihe nach nennen alle eine Figur, die zwei Felder vorrückt.',
  },
  rulings: [
    {
      en: 'No movement, no attack: nothing acts, nobody blocks.',
      de: 'Keine Bewegung, kein Angriff: Nichts wirkt, niemand blockt.',
    },
  ],
  meanings: {
    token: {
      en: `It goes ${PARTY} spaces ahead, closer to the skull. Nothing there acts.`,
      de: `Sie rückt ${PARTY} Felder vor, näher zum Totenkopf. Dort wirkt nichts.`,
    },
  },
  *run(table, order) {
    for (const seat of order) shift(table, yield* nameToken(table, seat, order, 'surprise-party'), PARTY)
  },
}
