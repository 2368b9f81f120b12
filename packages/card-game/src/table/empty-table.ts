import { createRandom, NO_SEATS } from '@slapwise/kernel'
import { CALL_ANYTHING } from '../model/call.ts'
import { DEFAULT_HOUSE_RULES } from '../model/house-rules.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { createHiddenKnowledge } from './knowledge.ts'
import { NOTHING_SHARED } from './shared-lists.ts'

/** The table before the first deal. */
export function createEmptyTable(setup: Setup, seed: string): Table {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: setup.settings.players }, make)
  return {
    setup,
    facts: null,
    sharedLists: NOTHING_SHARED,
    phase: 'turn',
    round: 0,
    dealer: 0,
    turn: 0,
    direction: 1,
    played: 0,
    playedPower: null,
    mayActivate: true,
    powerUsed: null,
    callBefore: CALL_ANYTHING,
    wished: false,
    uncounterable: false,
    call: CALL_ANYTHING,
    ending: null,
    verdicts: null,
    hands: perSeat(() => []),
    drawPile: [],
    turnsSinceDraw: 0,
    discardPile: [],
    lastColour: null,
    display: [],
    aside: perSeat(() => []),
    powers: perSeat(() => []),
    powerPile: [],
    powersKnownTo: setup.powers.map(() => NO_SEATS),
    ruleCards: [],
    rulePile: [],
    rules: DEFAULT_HOUSE_RULES,
    eventPile: [],
    usedEvents: [],
    shownEvents: [],
    turnedOver: [],
    eventDepth: 0,
    lasting: [],
    skipped: NO_SEATS,
    emptied: NO_SEATS,
    openHands: NO_SEATS,
    knownTo: createHiddenKnowledge(setup.cards.length),
    scores: perSeat(() => 0),
    sheet: [],
    winners: [],
    random: createRandom(seed),
  }
}
