import { createRandom, NO_SEATS } from '@slapwise/kernel'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
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
    turn: 0,
    played: null,
    isBackward: false,
    isGhost: false,
    triggered: [],
    die: null,
    event: null,
    hands: perSeat(() => []),
    drawPile: [],
    discardPile: [],
    display: [],
    turnsSinceDraw: 0,
    ending: null,
    knownTo: setup.cards.map(() => NO_SEATS),
    spaces: Array.from({ length: setup.street.end + 1 }, () => []),
    teleports: setup.street.teleports,
    tokens: perSeat(() => 0),
    scores: perSeat(() => 0),
    sheet: [],
    winners: [],
    loadedDice: [],
    random: createRandom(seed),
  }
}
