import { greenCard } from '../model/card-kind.ts'
import { D6, rollDie } from '../round/dice.ts'
import { carryOutMovement, walkDirectionOf } from '../round/movement.ts'

export const secondChance = greenCard('second-chance', {
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
  *onLanded(table, owner) {
    const steps = yield* rollDie(table, owner, { sides: D6, moves: owner })
    yield* carryOutMovement(table, owner, steps, walkDirectionOf(table, owner), 'second-chance')
  },
})
