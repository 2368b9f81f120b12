import { blackNumber } from '../cards/black-number.ts'
import { counterattack } from '../cards/counterattack.ts'
import { equality } from '../cards/equality.ts'
import { exchange } from '../cards/exchange.ts'
import { fantastic } from '../cards/fantastic.ts'
import { fantasticFour } from '../cards/fantastic-four.ts'
import { fuckYou } from '../cards/fuck-you.ts'
import { gift } from '../cards/gift.ts'
import { niceTry } from '../cards/nice-try.ts'
import { numberCard } from '../cards/number.ts'
import { secondChance } from '../cards/second-chance.ts'
import { skip } from '../cards/skip.ts'
import { charity } from '../events/charity.ts'
import { communism } from '../events/communism.ts'
import { doomsday } from '../events/doomsday.ts'
import { earthquake } from '../events/earthquake.ts'
import { expansion } from '../events/expansion.ts'
import { finishLine } from '../events/finish-line.ts'
import { fridayThe13th } from '../events/friday-the-13th.ts'
import { gamblingMan } from '../events/gambling-man.ts'
import { market } from '../events/market.ts'
import { matingSeason } from '../events/mating-season.ts'
import { merryChristmas } from '../events/merry-christmas.ts'
import { mexicanStandoff } from '../events/mexican-standoff.ts'
import { recession } from '../events/recession.ts'
import { robinHood } from '../events/robin-hood.ts'
import { surpriseParty } from '../events/surprise-party.ts'
import { theAllSeeingEye } from '../events/the-all-seeing-eye.ts'
import { thirdTimeLucky } from '../events/third-time-lucky.ts'
import { timeBomb } from '../events/time-bomb.ts'
import { tornado } from '../events/tornado.ts'
import { vandalism } from '../events/vandalism.ts'
import { BASIC_COLOURS } from '../model/colours.ts'
import { printInEachColour } from '../model/face.ts'
import type { CardSet } from './card-set.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const baseSet: CardSet = {
  name: { en: 'Base game', de: 'Grundspiel' },
  prints: [
    ...BASIC_COLOURS.flatMap((colour) =>
      NUMBERS.map((n) => ({ kind: numberCard, colour, number: n, count: 2 })),
    ),
    ...NUMBERS.map((n) => ({ kind: blackNumber, number: n, count: 1 })),
    ...printInEachColour(gift, 2),
    ...printInEachColour(exchange, 1),
    ...printInEachColour(secondChance, 1),
    ...printInEachColour(skip, 1),
    { kind: fantastic, count: 11 },
    { kind: fantasticFour, count: 5 },
    { kind: counterattack, count: 4 },
    { kind: equality, count: 2 },
    { kind: niceTry, count: 1 },
    { kind: fuckYou, count: 1 },
  ],
  events: [
    charity,
    communism,
    doomsday,
    earthquake,
    expansion,
    finishLine,
    fridayThe13th,
    gamblingMan,
    market,
    matingSeason,
    merryChristmas,
    mexicanStandoff,
    recession,
    robinHood,
    surpriseParty,
    theAllSeeingEye,
    thirdTimeLucky,
    timeBomb,
    tornado,
    vandalism,
  ],
  powers: [],
}
