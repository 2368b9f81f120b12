import { Match, type Rules, seeded } from '@slapwise/kernel'
import { ANYTHING } from './call.ts'
import type { Fact } from './facts.ts'
import { BOX_RULES } from './house-rules.ts'
import { explain, type Why } from './judge.ts'
import { cardIn } from './power.ts'
import type { Question } from './questions.ts'
import { reveals } from './reveal.ts'
import { endRound, startRound } from './round.ts'
import { type SettingsInput, settingsSchema } from './settings.ts'
import { type Setup, setUp } from './setup.ts'
import { copyTable, type PackedTable, packTable, type Table, unpackTable } from './table.ts'
import { resolveTurn, takeTurn, turnPrompt } from './turn.ts'
import { RULES_VERSION } from './versions.ts'

/** How a match of Frantic goes, with certain settings. */
export interface CardRules extends Rules<Table, Question, Fact, Why> {
  readonly setup: Setup
}
export type CardMatch = Match<Table, Question, Fact, Why>

const rules: Omit<CardRules, 'setup' | 'begin' | 'unpack'> = {
  copy: copyTable,
  isNewDeal: (before, now) => before.round !== now.round,
  prompt: turnPrompt,
  script(table) {
    switch (table.phase) {
      case 'resolving':
        return resolveTurn(table)
      case 'scoring':
        return endRound(table)
      default:
        return null
    }
  },
  act(table, answer) {
    takeTurn(table, answer as number)
  },
  whyNot(table, { seat, question }, answer) {
    const plays = question.ask === 'turn' || question.ask === 'drawn' || question.ask === 'second-chance'
    return plays && typeof answer === 'number' && answer >= 0 ? explain(table, seat, cardIn(answer)) : null
  },
  reveals,
  luck: ({ random }) => random.d,
  takenBack: (seat) => ({ news: { kind: 'undid', seat } }),
  reseed(table, seed) {
    table.random = seeded(`imagined ${seed}`)
  },
  pack: (table) => packTable(copyTable(table, null)),
}

export function cardRules(settings: SettingsInput, version = RULES_VERSION): CardRules {
  const setup = setUp(settingsSchema.parse(settings), version)
  return {
    ...rules,
    setup,
    begin: (seed, isHeard) => firstDeal(setup, seed, isHeard),
    unpack: (packed) => unpackTable(setup, packed as PackedTable),
  }
}

/** A new match by rules of its own. */
export const newMatch = (settings: SettingsInput, seed: string, isHeard = false): CardMatch =>
  Match.start(cardRules(settings), seed, isHeard)

/** The dealer of the first round is seat 0, the host. */
function firstDeal(setup: Setup, seed: string, isHeard: boolean): Table {
  const table = emptyTable(setup, seed)
  if (isHeard) table.facts = []
  startRound(table, 0)
  return table
}

/** A table before the first deal. */
export function emptyTable(setup: Setup, seed: string): Table {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: setup.settings.players }, make)
  return {
    setup,
    facts: null,
    phase: 'turn',
    round: 0,
    dealer: 0,
    turn: 0,
    direction: 1,
    played: 0,
    playedPower: null,
    mayActivate: true,
    powerUsed: null,
    callBefore: ANYTHING,
    wished: false,
    uncounterable: false,
    call: ANYTHING,
    ending: null,
    doomed: 0,
    spared: 0,
    hands: perSeat(() => []),
    drawPile: [],
    turnsSinceDraw: 0,
    discardPile: [],
    shown: {},
    display: [],
    aside: perSeat(() => []),
    powers: perSeat(() => []),
    powerPile: [],
    powersKnownTo: setup.powers.map(() => 0),
    ruleCards: [],
    rulePile: [],
    rules: BOX_RULES,
    eventPile: [],
    usedEvents: [],
    shownEvents: [],
    turnedOver: [],
    eventDepth: 0,
    lasting: [],
    skipped: 0,
    emptied: 0,
    openHands: 0,
    knownTo: setup.cards.map(() => 0),
    scores: perSeat(() => 0),
    sheet: [],
    winners: [],
    random: seeded(seed),
  }
}
