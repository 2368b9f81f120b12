import { green } from '../model/kind.ts'
import { D6, roll } from '../round/dice.ts'
import { carryOutMovement, rolledToward } from '../round/movement.ts'

export const secondChance = green('second-chance', {
  name: { en: 'Second Chance', de: 'Zweite Chance' },
  text: {
    en: 'End on it and you roll and walk again. Nobody said you wanted to.',
    de: 'Wer darauf stehen bleibt, würfelt und läuft noch einmal. Von Wollen war nie die Rede.',
  },
  rulings: [
    {
      en: 'In reverse you go on in reverse.',
      de: 'Rückwärts geht es rückwärts weiter.',
    },
  ],
  *landed(table, owner) {
    const steps = yield* roll(table, owner, D6)
    yield* carryOutMovement(table, owner, steps, rolledToward(table, owner))
  },
})
