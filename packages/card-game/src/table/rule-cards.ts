import { shuffled } from '@slapwise/kernel'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../model/house-rules.ts'
import { combineRuleCards } from '../model/rule-card.ts'
import type { Table } from '../model/table.ts'
import { turnRound } from './round-verbs.ts'
import { revealDeducedCards } from './verbs.ts'
import { reportOpenHands } from './whole-hands.ts'

/** The rules of a round, before its cards are dealt: as many rule cards as the settings say, from a shuffled pile. */
export function dealRuleCards(table: Table): void {
  const { ruleCardNumbers, settings } = table.setup
  table.rulePile = shuffled(table.random, ruleCardNumbers)
  table.ruleCards = []
  table.rules = DEFAULT_HOUSE_RULES
  drawRuleCards(table, settings.ruleCards)
}

/** From the top of the pile, as far as it goes. */
function drawRuleCards(table: Table, count: number): void {
  if (count === 0) return
  const drawn = table.rulePile.slice(-count)
  table.rulePile = table.rulePile.slice(0, -count)
  table.ruleCards = table.ruleCards.concat(drawn)
  const cards = table.setup.ruleCards
  table.rules = combineRuleCards(table.ruleCards.map((card) => cards[card]))
  table.facts?.push({ publicPart: { kind: 'drew-rules', rules: drawn.map((card) => cards[card].id) } })
}

/** Whose doing it is. */
export function ruleCardThatSets({ ruleCards, setup }: Table, rule: keyof HouseRules): string | null {
  const card = ruleCards.findLast((number) => rule in setup.ruleCards[number].changes)
  return card === undefined ? null : setup.ruleCards[card].id
}

/** One more rule in the middle of a round. Tells whether there was any left. */
export function addRuleCard(table: Table): boolean {
  if (table.rulePile.length === 0) return false
  changeRules(table, () => drawRuleCards(table, 1))
  return true
}

/** The rule cards in force are shuffled back into the pile, then as many are drawn; the same ones may come again. Tells whether there were any. */
export function redrawRuleCards(table: Table): boolean {
  const count = table.ruleCards.length
  if (count === 0) return false
  changeRules(table, () => {
    table.rulePile = shuffled(table.random, [...table.ruleCards, ...table.rulePile])
    table.ruleCards = []
    drawRuleCards(table, count)
  })
  return true
}

/** What a change of rules in the middle of a round sets in motion. */
function changeRules(table: Table, change: () => void): void {
  const before = table.rules
  change()
  const { clockwise, openHands } = table.rules
  if (clockwise !== before.clockwise) turnRound(table)
  if (openHands && !before.openHands) showAllHands(table)
}

function showAllHands(table: Table): void {
  for (const hand of table.hands) revealDeducedCards(table, hand)
  reportOpenHands(table, [...table.hands.keys()])
}
