import { type EventKind, isSpared } from '../event.ts'
import { startLasting } from '../lasting.ts'

const TURNS = 3
const DEFUSED = 10

export const timeBomb: EventKind = {
  id: 'time-bomb',
  name: { en: 'Time Bomb', de: 'Time Bomb' },
  text: {
    en: 'Three more turns each, then it blows and all points double. Finish before that: you lose 10 points, the others get 10 more.',
    de: 'Noch drei Züge für alle, dann knallt es und alle Punkte zählen doppelt. Wer vorher fertig wird, bekommt 10 Punkte weniger, alle anderen 10 mehr.',
  },
  run(table, players) {
    startLasting(
      table,
      'time-bomb',
      players,
      table.hands.map(() => TURNS),
    )
  },
  lasting: {
    turnComes(table, bomb, seat) {
      if (isSpared(bomb, seat)) return
      if (bomb.turns[seat] === 0) {
        table.ending = 'time-bomb'
        return
      }
      const ticked = { ...bomb, turns: bomb.turns.with(seat, bomb.turns[seat] - 1) }
      table.lasting = table.lasting.map((other) => (other === bomb ? ticked : other))
    },
    /** It is without effect if the round ends in another way and no hand is empty; Doomsday looks at no hand at all. */
    score(table, bomb, points, finishers) {
      if (table.doomed !== 0) return
      const burnt = table.ending === 'time-bomb'
      for (let seat = 0; seat < points.length; seat++) {
        if (isSpared(bomb, seat)) continue
        if (burnt) points[seat] *= 2
        else if (finishers.length > 0) points[seat] += finishers.includes(seat) ? -DEFUSED : DEFUSED
      }
    },
  },
}
