import { colourSwap } from '../cards/colour-swap.ts'
import { counterattack } from '../cards/counterattack.ts'
import { doItYourself } from '../cards/do-it-yourself.ts'
import { exchange } from '../cards/exchange.ts'
import { gift } from '../cards/gift.ts'
import { numberCard } from '../cards/number.ts'
import { recharge } from '../cards/recharge.ts'
import { secondChance } from '../cards/second-chance.ts'
import { skip } from '../cards/skip.ts'
import { thief } from '../cards/thief.ts'
import { troublemaker } from '../cards/troublemaker.ts'
import { pandorasBox } from '../events/pandoras-box.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import type { CardSet } from './card-set.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const pandoraSet: CardSet = {
  name: { en: 'Pandora’s Box', de: 'Büchse der Pandora' },
  prints: [
    ...NUMBERS.map((n) => ({ kind: numberCard, colour: 'purple', number: n, count: 2 }) as const),
    { kind: numberCard, colour: 'purple', number: 10, count: 1, requiredSet: 'supercharge' },
    ...BASIC_COLOURS.map(
      (colour) =>
        ({ kind: colourSwap, colour, second: 'purple', count: 1, requiredSet: 'troublemaker' }) as const,
    ),
    { kind: gift, colour: 'purple', count: 2 },
    { kind: troublemaker, colour: 'purple', count: 2, requiredSet: 'troublemaker' },
    { kind: recharge, colour: 'purple', count: 1, requiredSet: 'supercharge' },
    { kind: secondChance, colour: 'purple', count: 1 },
    { kind: skip, colour: 'purple', count: 1 },
    { kind: exchange, colour: 'purple', count: 1 },
    { kind: thief, colour: 'purple', count: 1, requiredSet: 'troublemaker' },
    ...BASIC_COLOURS.map(
      (colour) => ({ kind: troublemaker, colour, count: 1, requiredSet: 'troublemaker' }) as const,
    ),
    { kind: counterattack, count: 2 },
    { kind: doItYourself, count: 1 },
  ],
  events: [pandorasBox],
  powers: [],
}
