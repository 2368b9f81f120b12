import { blueCard } from '../model/card-kind.ts'
import { attack } from '../round/attack.ts'
import { D6, rollDieWhenReady } from '../round/dice.ts'
import { carryOutMovement, walkDirectionOf } from '../round/movement.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { seatsAfter } from '../table/seats.ts'

export const remote = blueCard('remote', {
  name: { en: 'Remote', de: 'Fernsteuerung' },
  text: {
    en: 'Name a token, roll your die and walk that token instead of yours.',
    de: 'Nenne eine Figur, würfle und zieh mit dieser Figur statt mit deiner.',
  },
  rulings: [
    {
      en: 'On somebody else it is an attack. Blocked, your movement is gone.',
      de: 'Gegen andere ist es ein Angriff. Wird er geblockt, ist deine Bewegung weg.',
    },
    {
      en: 'You may name your own token: that is no attack, just a roundabout way of walking.',
      de: 'Du darfst deine eigene Figur nennen: Das ist kein Angriff, nur ein umständlicher Spaziergang.',
    },
    {
      en: 'You roll. Whatever the token ends on is its owner’s business: they choose, roll on and take cards.',
      de: 'Du würfelst. Worauf die Figur landet, geht ihre Besitzerin oder ihren Besitzer an: Sie wählen, würfeln weiter und nehmen Karten.',
    },
  ],
  answerHints: {
    token: {
      en: 'You roll, and that token walks instead of yours. They may block it.',
      de: 'Du würfelst, und diese Figur läuft statt deiner. Blocken ist erlaubt.',
    },
    roll: {
      en: 'The token you named walks as far as you roll.',
      de: 'So weit läuft die Figur, die du genannt hast.',
    },
  },
  *onPlayed(table, player) {
    const tokens = seatsAfter(table, player)
    const token = yield* chooseIfSeveral(player, { ask: 'token', source: 'remote' }, 'seat', tokens)
    if (!(yield* attack(table, player, token!, 'remote'))) return 'done'
    const steps = yield* rollDieWhenReady(table, player, { sides: D6, moves: token }, 'remote')
    yield* carryOutMovement(table, token!, steps, walkDirectionOf(table, token!), 'remote')
    return 'done'
  },
})
