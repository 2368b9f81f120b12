import type { PowerKind } from '../model/power-kind.ts'
import { countEffectTurn, startPowerEffect } from '../table/lasting-effects.ts'
import { turnRound } from '../table/round-verbs.ts'

/** The direction changes at the end of this turn, and back at the end of the next one. */
const TURNS = 2

export const looping: PowerKind = {
  id: 'looping',
  name: { en: 'Looping', de: 'Looping' },
  text: {
    en: 'After your turn play goes the other way, until your next turn is over.',
    de: 'Nach deinem Zug geht es andersherum, bis dein nächster Zug vorbei ist.',
  },
  rulings: [
    {
      en: 'Events follow the direction that is in force when they happen.',
      de: 'Ereignisse folgen der Richtung, die gerade gilt, wenn sie passieren.',
    },
    {
      en: 'Several Loopings each turn play round and back again on their own.',
      de: 'Mehrere Looping drehen die Richtung jedes für sich um und wieder zurück.',
    },
    {
      en: 'If your next turn is skipped, it counts all the same.',
      de: 'Wird dein nächster Zug übersprungen, zählt er trotzdem.',
    },
    { en: 'Left and right stay where they are.', de: 'Links und rechts bleiben, wo sie sind.' },
  ],
  timing: 'after',
  run(table, player) {
    startPowerEffect(table, 'looping', player, TURNS)
  },
  lastingHooks: {
    onTurnEnd(table, effect, seat) {
      if (seat !== effect.owner) return
      turnRound(table)
      countEffectTurn(table, effect)
    },
  },
}
