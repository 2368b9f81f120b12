import { adjacentSpace } from '../model/board.ts'
import { redCard } from '../model/card-kind.ts'
import { moveByCard } from '../round/movement.ts'

export const push = redCard('push', {
  name: { en: 'Push', de: 'Schubs' },
  text: {
    en: 'End on it and you are shoved one space the way it points: ahead, back, or straight through the wall.',
    de: 'Wer darauf stehen bleibt, wird ein Feld in Pfeilrichtung geschubst: vor, zurück oder mitten durch die Wand.',
  },
  rulings: [
    {
      en: 'The shove belongs to the movement: whatever you are shoved onto acts as well.',
      de: 'Der Schubs gehört zur Bewegung: Worauf du geschubst wirst, das wirkt auch.',
    },
    {
      en: 'Two arrows that point at each other shove you there and back, once.',
      de: 'Zwei Pfeile, die aufeinander zeigen, schubsen dich einmal hin und her, und dann ist Ruhe.',
    },
    {
      en: 'Up and down need a wall with a space behind it. Where the street turns there is none.',
      de: 'Hoch und runter brauchen eine Wand mit einem Feld dahinter. Wo die Strasse abbiegt, ist keine.',
    },
    {
      en: 'Taken up and placed again, it points anew.',
      de: 'Aufgenommen und wieder gelegt, bekommt er eine neue Richtung.',
    },
  ],
  pointing: 'anywhere',
  onLanded: (table, owner, { space, direction }) =>
    moveByCard(table, owner, 'push', adjacentSpace(table.setup.street, space, direction)!),
})
