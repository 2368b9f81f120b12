import type { EventKind } from '../model/event-kind.ts'
import { D6, rollDie } from '../round/dice.ts'
import { walkForward } from '../round/movement.ts'
import { askForToken } from '../round/questions.ts'

export const marchingOrders: EventKind = {
  id: 'marching-orders',
  name: { en: 'Marching Orders', de: 'Marschbefehl' },
  text: {
    en: 'Name a token and roll: it marches that far, with everything on the way.',
    de: 'Nenne eine Figur und würfle: Sie marschiert so weit, mit allem, was unterwegs liegt.',
  },
  rulings: [
    {
      en: 'It is a movement, but no attack: nobody can block it.',
      de: 'Es ist eine Bewegung, aber kein Angriff: Niemand kann blocken.',
    },
    {
      en: 'You roll; what the token ends on is its owner’s business.',
      de: 'Du würfelst; worauf die Figur landet, ist Sache der Person, der sie gehört.',
    },
  ],
  answerHints: {
    token: {
      en: 'You roll, and it walks that far, over everything on the way. Nobody can block it.',
      de: 'Du würfelst, und sie läuft so weit, über alles, was da liegt. Blocken kann niemand.',
    },
  },
  *run(table, order, trigger) {
    const token = yield* askForToken(table, trigger, order, 'marching-orders')
    const steps = yield* rollDie(table, trigger, { sides: D6, moves: token })
    yield* walkForward(table, token, steps)
  },
}
