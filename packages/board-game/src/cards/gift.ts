import { greenCard } from '../model/card-kind.ts'
import { attack } from '../round/attack.ts'
import { carryOutMovement } from '../round/movement.ts'
import { chooseIfSeveral } from '../round/questions.ts'
import { decodeGift, encodeGift } from '../table/gift.ts'
import { otherSeats } from '../table/seats.ts'

const GIFT_STEPS = [1, 2]

export const gift = greenCard('gift', {
  name: { en: 'Gift', de: 'Geschenk' },
  text: {
    en: 'End on it and you send somebody else one or two spaces ahead. How kind.',
    de: 'Wer darauf stehen bleibt, schickt jemand anderen ein oder zwei Felder vor. Wie nett.',
  },
  rulings: [
    {
      en: 'Name whom and how far; then they may block it, and it goes to nobody else.',
      de: 'Du nennst, wen und wie weit; dann darf geblockt werden, und niemand anders bekommt es.',
    },
    {
      en: 'It is a movement: what they walk over and end on acts, and is their business.',
      de: 'Es ist eine Bewegung: Worüber sie laufen und worauf sie landen, das wirkt und ist ihre Sache.',
    },
    { en: 'You have to, if there is anybody to send.', de: 'Du musst, solange jemand da ist.' },
  ],
  answerHints: {
    gift: {
      en: 'Ahead is closer to the skull, and what they end on acts. They may block it.',
      de: 'Vorwärts heisst näher zum Totenkopf, und was auf dem Feld liegt, wirkt. Blocken ist erlaubt.',
    },
  },
  *onLanded(table, owner) {
    const gifts: number[] = []
    for (const seat of otherSeats(table, owner))
      for (const steps of GIFT_STEPS) gifts.push(encodeGift(seat, steps))
    const chosen = yield* chooseIfSeveral(owner, { ask: 'gift', source: 'gift' }, 'gift', gifts)
    const { seat, steps } = decodeGift(chosen!)
    if (yield* attack(table, owner, seat, 'gift', steps))
      yield* carryOutMovement(table, seat, steps, 1, 'gift')
  },
})
