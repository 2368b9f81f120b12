import { greenCard } from '../model/card-kind.ts'
import { teleportByRoll } from '../round/movement.ts'

export const teleport = greenCard('teleport', {
  name: { en: 'Teleport', de: 'Teleport' },
  text: {
    en: 'End on it and you roll: off you go to the manhole with that number.',
    de: 'Wer darauf stehen bleibt, würfelt: Ab durch den Gully mit dieser Nummer.',
  },
  rulings: [
    {
      en: 'It is no movement: nothing happens where you come out.',
      de: 'Es ist keine Bewegung: Wo du herauskommst, passiert nichts.',
    },
  ],
  onLanded: (table, owner) => teleportByRoll(table, owner, 'teleport'),
})
