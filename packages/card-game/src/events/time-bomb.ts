import type { EventKind } from '../event.ts'

const TURNS = 3
const DEFUSED = 10

export const timeBomb: EventKind = {
  id: 'time-bomb',
  name: { en: 'Time Bomb', de: 'Time Bomb' },
  text: {
    en: 'Three more turns each, then it blows and all points double. Finish before that: you lose 10 points, the others get 10 more.',
    de: 'Noch drei Züge für alle, dann knallt es und alle Punkte zählen doppelt. Wer vorher fertig wird, bekommt 10 Punkte weniger, alle anderen 10 mehr.',
  },
  run(table) {
    if (!table.lasting.some(({ id }) => id === 'time-bomb'))
      table.lasting = [...table.lasting, { id: 'time-bomb', turns: table.hands.map(() => TURNS) }]
  },
  lasting: {
    turnComes(table, { id, turns }, seat) {
      if (turns[seat] === 0) {
        table.ending = 'time-bomb'
        return
      }
      const ticked = { id, turns: turns.with(seat, turns[seat] - 1) }
      table.lasting = table.lasting.map((other) => (other.id === id ? ticked : other))
    },
    /** It is without effect if the round ends in another way and no hand is empty; Doomsday looks at no hand at all. */
    score(table, points, finishers) {
      if (table.ending === 'doomsday') return
      const burnt = table.ending === 'time-bomb'
      for (let seat = 0; seat < points.length; seat++) {
        if (burnt) points[seat] *= 2
        else if (finishers.length > 0) points[seat] += finishers.includes(seat) ? -DEFUSED : DEFUSED
      }
    },
  },
}
