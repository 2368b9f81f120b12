import { isSpecialCard } from '../model/card-kind.ts'
import type { PowerKind } from '../model/power-kind.ts'
import { choosePlayer } from '../round/questions.ts'
import { reportNoEffect } from '../table/round-verbs.ts'
import { otherSeats } from '../table/seats.ts'
import { draw } from '../table/verbs.ts'

export const specialCharge: PowerKind = {
  id: 'special-charge',
  name: { en: 'Special Charge', de: 'Special Charge' },
  text: {
    en: 'Somebody draws a card for every special card they hold.',
    de: 'Jemand zieht für jede eigene Spezialkarte eine Karte.',
  },
  rulings: [
    { en: 'You cannot choose yourself.', de: 'Dich selbst kannst du nicht wählen.' },
    { en: 'Black numbers are not special cards.', de: 'Schwarze Zahlen sind keine Spezialkarten.' },
    {
      en: 'It is no attack, so nobody can counter it.',
      de: 'Sie ist kein Angriff, also kann niemand kontern.',
    },
  ],
  answerHints: {
    victim: {
      en: 'They draw a card for every special card they hold.',
      de: 'Die Person zieht für jede Spezialkarte auf ihrer Hand eine Karte.',
    },
  },
  timing: 'before',
  *run(table, player) {
    const victim = yield* choosePlayer(
      player,
      { ask: 'victim', source: 'special-charge' },
      otherSeats(table, player),
    )
    if (victim === null) return
    const specials = table.hands[victim].filter((card) => isSpecialCard(table.setup.faces[card].kind))
    if (specials.length > 0) draw(table, victim, specials.length)
    else reportNoEffect(table, 'special-charge')
  },
}
