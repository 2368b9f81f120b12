import { clampSpace, FORWARD } from '../model/board.ts'
import { redCard } from '../model/card-kind.ts'
import { moveByCard } from '../round/movement.ts'

export const jump = redCard('jump', {
  name: { en: 'Jump', de: 'Sprung' },
  text: {
    en: 'End on it and you leap over the next space the way it points, as if that were not there.',
    de: 'Wer darauf stehen bleibt, springt in Pfeilrichtung über das nächste Feld, als gäbe es das nicht.',
  },
  rulings: [
    {
      en: 'The leap belongs to the movement: what you land on acts, what you leap over does not.',
      de: 'Der Sprung gehört zur Bewegung: Worauf du landest, das wirkt; worüber du springst, nicht.',
    },
    {
      en: 'It points along the street, never through a wall.',
      de: 'Er zeigt die Strasse entlang, nie durch eine Wand.',
    },
    {
      en: 'Taken up and placed again, it points anew.',
      de: 'Aufgenommen und wieder gelegt, bekommt er eine neue Richtung.',
    },
  ],
  pointing: 'along',
  onLanded(table, owner, { space, direction }) {
    const far = direction === FORWARD ? 2 : -2
    return moveByCard(table, owner, 'jump', clampSpace(table.setup.street, space + far))
  },
})
