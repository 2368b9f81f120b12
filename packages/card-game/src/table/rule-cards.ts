import { shuffled } from '@slapwise/kernel'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../model/house-rules.ts'
import { combineRuleCards } from '../model/rule-card.ts'
import type { Table } from '../model/table.ts'
import { turnRound } from './round-verbs.ts'
import { revealDeducedCards } from './verbs.ts'
import { reportOpenHands } from './whole-hands.ts'

/** Shuffles the rule cards and draws those of the round, before cards are dealt. */
export function dealRuleCards(table: Table): void {
  const { ruleCardNumbers, settings } = table.setup
  table.rulePile = shuffled(table.random, ruleCardNumbers)
  table.ruleCards = []
  table.rules = DEFAULT_HOUSE_RULES
  drawRuleCards(table, settings.ruleCards)
}

/** Draws up to `count` rule cards. */
function drawRuleCards(table: Table, count: number): void {
  if (count === 0) return
  const drawn = table.rulePile.slice(-count)
  table.rulePile = table.rulePile.slice(0, -count)
  table.ruleCards = table.ruleCards.concat(drawn)
  const cards = table.setup.ruleCards
  table.rules = combineRuleCards(table.ruleCards.map((card) => cards[card]))
  table.facts?.push({ publicPart: { kind: 'drew-rules', rules: drawn.map((card) => cards[card].id) } })
}

/** The id of the rule card that changes this rule. */
export function ruleCardThatSets({ ruleCards, setup }: Table, rule: keyof HouseRules): string | null {
  const card = ruleCards.findLast((number) => rule in setup.ruleCards[number].changes)
  return card === undefined ? null : setup.ruleCards[card].id
}

/** Adds a rule card during a round; returns whether there was one left. */
export function addRuleCard(table: Table): boolean {
  if (table.rulePile.length === 0) return false
  changeRules(table, () => drawRuleCards(table, 1))
  return true
}

/**
 * Shuffles the rule cards in force into the pile and draws as many; the same ones may return. Returns whether there
 * were any.
 */
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

/** Applies a change of rules during a round, with its consequences. */
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
