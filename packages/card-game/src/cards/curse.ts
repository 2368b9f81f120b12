import { cardKind } from '../kind.ts'

export const curse = cardKind({
  id: 'curse',
  family: 'unique',
  points: 13,
  name: { en: 'Curse', de: 'Curse' },
  text: {
    en: 'Cannot be played. Can be given, lost, discarded and cursed at.',
    de: 'Lässt sich nicht spielen. Wohl aber verschenken, verlieren, abwerfen und verfluchen.',
  },
  unplayable: () => 'never-playable',
  invisible: true,
})
