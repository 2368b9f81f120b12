import { copyRandom } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { gathered, spreadOut } from './knowledge.ts'

/** A copy of a table, written over `spare` if there is one: a match in play makes one every few effects. */
export function copyTable(t: Table, spare: Table | null): Table {
  return {
    setup: t.setup,
    facts: null,
    phase: t.phase,
    round: t.round,
    dealer: t.dealer,
    turn: t.turn,
    direction: t.direction,
    played: t.played,
    playedPower: t.playedPower,
    mayActivate: t.mayActivate,
    powerUsed: t.powerUsed,
    callBefore: t.callBefore,
    wished: t.wished,
    uncounterable: t.uncounterable,
    call: t.call,
    ending: t.ending,
    verdicts: t.verdicts,
    hands: spare ? overwriteHands(spare.hands, t.hands) : t.hands.map((hand) => hand.slice()),
    drawPile: spare ? overwrite(spare.drawPile, t.drawPile) : t.drawPile.slice(),
    turnsSinceDraw: t.turnsSinceDraw,
    discardPile: spare ? overwrite(spare.discardPile, t.discardPile) : t.discardPile.slice(),
    lastColour: t.lastColour,
    display: t.display,
    aside: t.aside,
    powers: t.powers,
    powerPile: t.powerPile,
    powersKnownTo: t.powersKnownTo,
    ruleCards: t.ruleCards,
    rulePile: t.rulePile,
    rules: t.rules,
    eventPile: t.eventPile,
    usedEvents: t.usedEvents,
    shownEvents: t.shownEvents,
    turnedOver: t.turnedOver,
    eventDepth: t.eventDepth,
    lasting: t.lasting,
    skipped: t.skipped,
    emptied: t.emptied,
    openHands: t.openHands,
    knownTo: spare ? overwrite(spare.knownTo, t.knownTo) : t.knownTo.slice(),
    scores: t.scores,
    sheet: t.sheet,
    winners: t.winners,
    random: copyRandom(t.random),
  }
}

function overwriteHands(spare: CardId[][], hands: readonly CardId[][]): CardId[][] {
  for (let seat = 0; seat < hands.length; seat++) overwrite(spare[seat], hands[seat])
  return spare
}

/** Setting the length would leave holes, which are slow to read ever after. */
function overwrite(spare: number[], list: readonly number[]): number[] {
  while (spare.length > list.length) spare.pop()
  const both = spare.length
  for (let i = 0; i < both; i++) spare[i] = list[i]
  for (let i = both; i < list.length; i++) spare.push(list[i])
  return spare
}

/** The table without what the setup already says and what has been told; in `knownTo` there is a place for each card. */
export type PackedTable = Omit<Table, 'setup' | 'facts'>

export function packTable(table: Table): PackedTable {
  const { setup: _, facts: __, ...rest } = table
  return { ...rest, knownTo: spreadOut(table) }
}

export const unpackTable = (setup: Setup, packed: PackedTable): Table =>
  copyTable({ ...packed, knownTo: gathered(packed.knownTo), setup, facts: null }, null)
