import { isSpecial } from '../kind.ts'
import type { PowerKind } from '../power.ts'
import { startPower } from '../verbs.ts'

export const specialSeal: PowerKind = {
  id: 'special-seal',
  name: { en: 'Special Seal', de: 'Special Seal' },
  text: {
    en: 'No special cards, played or thrown in, until your next turn begins. Goes with number cards only.',
    de: 'Keine Spezialkarten, weder gespielt noch reingeworfen, bis dein nächster Zug beginnt. Geht nur mit Zahlenkarten.',
  },
  when: 'before',
  goesWith: ({ kind }) => !isSpecial(kind),
  run(table, player) {
    startPower(table, 'special-seal', player, 1)
  },
  lasting: {
    forbids: (_, { kind }) => (isSpecial(kind) ? 'sealed' : null),
    turnComes(table, effect, seat) {
      if (seat === effect.owner) table.lasting = table.lasting.filter((other) => other !== effect)
    },
  },
}
