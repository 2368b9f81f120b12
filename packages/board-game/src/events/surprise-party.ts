import type { EventKind } from '../model/event-kind.ts'
import { askForToken } from '../round/questions.ts'
import { shiftToken } from '../table/shift.ts'

const SHIFT_SPACES = 2

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
  answerHints: {
    token: {
      en: `It goes ${SHIFT_SPACES} spaces ahead, closer to the skull. Nothing there acts.`,
      de: `Sie rückt ${SHIFT_SPACES} Felder vor, näher zum Totenkopf. Dort wirkt nichts.`,
    },
  },
  *run(table, order) {
    for (const seat of order)
      shiftToken(table, yield* askForToken(table, seat, order, 'surprise-party'), SHIFT_SPACES)
  },
}
