import { isSpecialCard } from '../model/card-kind.ts'
import type { PowerKind } from '../model/power-kind.ts'
import { countEffectTurn, startPowerEffect } from '../table/lasting-effects.ts'

export const specialSeal: PowerKind = {
  id: 'special-seal',
  name: { en: 'Special Seal', de: 'Special Seal' },
  text: {
    en: 'No special cards, played or thrown in, until your next turn begins. Goes with number cards only.',
    de: 'Keine Spezialkarten, weder gespielt noch reingeworfen, bis dein nächster Zug beginnt. Geht nur mit Zahlenkarten.',
  },
  rulings: [
    {
      en: 'Fuck You, Mimicry and The End are sealed as well.',
      de: 'Auch Fuck You, Mimicry und The End sind versiegelt.',
    },
    { en: 'You cannot throw anything in either.', de: 'Auch du selbst kannst nichts reinwerfen.' },
    {
      en: 'A special card turned up by Rewind may be used, but not countered.',
      de: 'Eine von Rewind aufgedeckte Spezialkarte darf genutzt, aber nicht gekontert werden.',
    },
    {
      en: 'If your next turn is skipped, the seal breaks all the same.',
      de: 'Wird dein nächster Zug übersprungen, bricht das Siegel trotzdem.',
    },
  ],
  timing: 'before',
  canGoWith: ({ kind }) => !isSpecialCard(kind),
  run(table, player) {
    startPowerEffect(table, 'special-seal', player, 1)
  },
  lastingHooks: {
    whyForbidden: (_, { kind }) => (isSpecialCard(kind) ? 'sealed' : null),
    onTurnStart(table, effect, seat) {
      if (seat === effect.owner) countEffectTurn(table, effect)
    },
  },
}
