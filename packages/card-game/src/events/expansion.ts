import type { EventKind } from '../model/event-kind.ts'
import { draw } from '../table/verbs.ts'

export const expansion: EventKind = {
  id: 'expansion',
  name: { en: 'Expansion', de: 'Expansion' },
  text: {
    en: 'In order of play the first draws one card, the second two, the third three… You see where this goes.',
    de: 'Der Reihe nach zieht die erste Person eine Karte, die zweite zwei, die dritte drei… Du siehst, wohin das führt.',
  },
  rulings: [
    {
      en: 'The first is whoever comes after the player who set it off, who in turn draws most.',
      de: 'Den Anfang macht, wer nach der auslösenden Person an der Reihe ist; diese zieht zuletzt und am meisten.',
    },
    {
      en: 'A Lucky Bastard is not counted, so the others move up.',
      de: 'Wer Lucky Bastard reingeworfen hat, zählt nicht mit, und die anderen rücken auf.',
    },
  ],
  run(table, players) {
    players.forEach((seat, i) => {
      draw(table, seat, i + 1)
    })
  },
}
