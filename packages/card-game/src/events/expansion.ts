import type { EventKind } from '../event.ts'
import { draw } from '../verbs.ts'

export const expansion: EventKind = {
  id: 'expansion',
  name: { en: 'Expansion', de: 'Expansion' },
  text: {
    en: 'In order of play the first draws one card, the second two, the third three… You see where this goes.',
    de: 'Der Reihe nach zieht die erste Person eine Karte, die zweite zwei, die dritte drei… Du siehst, wohin das führt.',
  },
  run(table, players) {
    players.forEach((seat, i) => {
      draw(table, seat, i + 1)
    })
  },
}
