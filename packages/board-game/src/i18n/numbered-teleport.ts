import { type LocalizedText, NUMBERED_TELEPORT_ID } from '../index.ts'

/**
 * Texts of the numbered teleport: the only element with an effect that is not a card. Six of them are on the board;
 * events can move them.
 */
export const NUMBERED_TELEPORT: {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings: readonly LocalizedText[]
} = {
  id: NUMBERED_TELEPORT_ID,
  name: { en: 'Manhole', de: 'Gully' },
  text: {
    en: 'End on it and you roll: you come out of the manhole with that number, smelling of adventure.',
    de: 'Wer darauf stehen bleibt, würfelt und kommt aus dem Gully mit dieser Nummer, duftend nach Abenteuer.',
  },
  rulings: [
    {
      en: 'It is no movement: nothing happens where you come out.',
      de: 'Es ist keine Bewegung: Wo du herauskommst, passiert nichts.',
    },
    {
      en: 'Roll the number you stand on, and you stay where you are.',
      de: 'Wer die eigene Nummer würfelt, bleibt einfach stehen.',
    },
    {
      en: 'Nothing is placed on it, and nobody takes it into their hand. Only an event moves it.',
      de: 'Nichts wird daraufgelegt, und niemand nimmt ihn auf die Hand. Nur ein Ereignis versetzt ihn.',
    },
  ],
}
