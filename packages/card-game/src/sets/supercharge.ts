import { blackNumber } from '../cards/black-number.ts'
import { edison } from '../cards/edison.ts'
import { numberCard } from '../cards/number.ts'
import { recharge } from '../cards/recharge.ts'
import { theEnd } from '../cards/the-end.ts'
import { update } from '../cards/update.ts'
import { blackJack } from '../events/black-jack.ts'
import { chargenado } from '../events/chargenado.ts'
import { epicFail } from '../events/epic-fail.ts'
import { loot } from '../events/loot.ts'
import { parasite } from '../events/parasite.ts'
import { rewind } from '../events/rewind.ts'
import { riot } from '../events/riot.ts'
import { superchargeEvent } from '../events/supercharge.ts'
import { tsunami } from '../events/tsunami.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import { printInEachColour } from '../model/face.ts'
import { allDrawOne } from '../powers/all-draw-one.ts'
import { antiCounter } from '../powers/anti-counter.ts'
import { blackWish } from '../powers/black-wish.ts'
import { colourBlockade } from '../powers/colour-blockade.ts'
import { looping } from '../powers/looping.ts'
import { numberWish } from '../powers/number-wish.ts'
import { openHands } from '../powers/open-hands.ts'
import { randomChance } from '../powers/random-chance.ts'
import { recycling } from '../powers/recycling.ts'
import { specialCharge } from '../powers/special-charge.ts'
import { specialSeal } from '../powers/special-seal.ts'
import { troublecharger } from '../powers/troublecharger.ts'
import type { CardSet } from './card-set.ts'

export const superchargeSet: CardSet = {
  name: { en: 'Supercharge', de: 'Supercharge' },
  prints: [
    ...BASIC_COLOURS.map((colour) => ({ kind: numberCard, colour, number: 10, count: 1 })),
    { kind: blackNumber, number: 10, count: 1 },
    ...printInEachColour(recharge, 1),
    { kind: edison, count: 3 },
    { kind: update, count: 2 },
    { kind: theEnd, count: 1 },
  ],
  events: [blackJack, chargenado, epicFail, loot, parasite, rewind, riot, superchargeEvent, tsunami],
  powers: [
    allDrawOne,
    antiCounter,
    openHands,
    specialCharge,
    specialSeal,
    blackWish,
    colourBlockade,
    looping,
    numberWish,
    randomChance,
    recycling,
    troublecharger,
  ],
}
