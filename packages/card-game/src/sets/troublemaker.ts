import { colourSwap } from '../cards/colour-swap.ts'
import { curse } from '../cards/curse.ts'
import { inequality } from '../cards/inequality.ts'
import { luckyBastard } from '../cards/lucky-bastard.ts'
import { mimicry } from '../cards/mimicry.ts'
import { specialFavours } from '../cards/special-favours.ts'
import { thief } from '../cards/thief.ts'
import { troublemaker as troublemakerCard } from '../cards/troublemaker.ts'
import { blackHole } from '../events/black-hole.ts'
import { capitalism } from '../events/capitalism.ts'
import { crowdfunding } from '../events/crowdfunding.ts'
import { distributor } from '../events/distributor.ts'
import { doubleTaxation } from '../events/double-taxation.ts'
import { eventManager } from '../events/event-manager.ts'
import { identityTheft } from '../events/identity-theft.ts'
import { lastChance } from '../events/last-chance.ts'
import { plague } from '../events/plague.ts'
import { plusOne } from '../events/plus-one.ts'
import { repeat } from '../events/repeat.ts'
import { russianRoulette } from '../events/russian-roulette.ts'
import { seppuku } from '../events/seppuku.ts'
import { trustFall } from '../events/trust-fall.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import { printInEachColour } from '../model/face.ts'
import type { CardSet } from './card-set.ts'

export const troublemakerSet: CardSet = {
  name: { en: 'Troublemaker', de: 'Troublemaker' },
  prints: [
    ...BASIC_COLOURS.flatMap((colour, i) =>
      BASIC_COLOURS.slice(i + 1).map((second) => ({ kind: colourSwap, colour, second, count: 1 })),
    ),
    ...printInEachColour(troublemakerCard, 1),
    ...printInEachColour(thief, 1),
    { kind: specialFavours, count: 3 },
    { kind: inequality, count: 2 },
    { kind: luckyBastard, count: 1 },
    { kind: mimicry, count: 1 },
    { kind: curse, count: 1 },
  ],
  events: [
    blackHole,
    capitalism,
    crowdfunding,
    distributor,
    doubleTaxation,
    eventManager,
    identityTheft,
    lastChance,
    plague,
    plusOne,
    repeat,
    russianRoulette,
    seppuku,
    trustFall,
  ],
  powers: [],
}
