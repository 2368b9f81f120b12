/** `npm run card-table`: writes docs/cards.md, docs/board-cards.md, the rulings and the counts in the README from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CARD_SETS, HOUSE_RULE_CARDS, POWER_COPIES, type RuleCard } from '@slapwise/card-game'
import { BOARD_CARD_DOCS_FILE as BOARD_FILE, formatBoardCardDocs } from './board-card-table.ts'
import { RULING_DOCS, updateRulings } from './ruling-docs.ts'

type Print = (typeof CARD_SETS)[keyof typeof CARD_SETS]['prints'][number]
type Power = (typeof CARD_SETS)[keyof typeof CARD_SETS]['powers'][number]

const PLAYABLE_ON = {
  number: 'its colour or number',
  black: 'its number; then an event',
  single: 'its colour or symbol',
  bi: 'either colour, or its symbol',
  'open-wish': 'anything',
  unique: 'see its rule',
}

export const CARD_DOCS_FILE = new URL('../docs/cards.md', import.meta.url)
export const README_FILE = new URL('../README.md', import.meta.url)

const kindIds = (prints: readonly Print[]): string[] => [...new Set(prints.map(({ kind }) => kind.id))]

function formatCardRow(prints: readonly Print[], id: string): string {
  const own = prints.filter(({ kind }) => kind.id === id)
  const [{ kind }] = own
  const count = own.reduce((sum, print) => sum + print.count, 0)
  const points = kind.points === 'number' ? 'its number' : kind.points
  const playable = PLAYABLE_ON[kind.family] + (kind.thrownInAs === null ? '' : '; thrown in')
  return `| ${kind.name.en} | ${count} | ${playable} | ${points} | ${kind.text.en} | [spec](../packages/card-game/src/cards/${id}.spec.ts) |`
}

function formatPowerTable(powers: readonly Power[]): string[] {
  if (powers.length === 0) return []
  const rows = powers.map(
    ({ id, name, text, timing }) =>
      `| ${name.en} | ${POWER_COPIES} | ${timing} the hand card's effect | ${text.en} | [spec](../packages/card-game/src/powers/${id}.spec.ts) |`,
  )
  return ['| power card | copies | carried out | | |', '| --- | --- | --- | --- | --- |', ...rows, '']
}

/** The changed rules, by their field names in model/house-rules.ts. */
const formatRuleChanges = ({ changes }: RuleCard): string =>
  Object.entries(changes)
    .map(([rule, value]) => `\`${rule}: ${value}\``)
    .join(', ')

const formatRuleCardTable = (): string[] => [
  `## House cards: ${HOUSE_RULE_CARDS.length} rule cards`,
  '',
  '| rule card | | changes | |',
  '| --- | --- | --- | --- |',
  ...HOUSE_RULE_CARDS.map(
    (card) =>
      `| ${card.name.en} | ${card.text.en} | ${formatRuleChanges(card)} | [spec](../packages/card-game/src/rule-cards/${card.id}.spec.ts) |`,
  ),
  '',
]

const formatEventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`)

/** The whole page. */
export function formatCardDocs(): string {
  const parts = Object.values(CARD_SETS).map(({ name, prints, events, powers }) => {
    const total = prints.reduce((sum, { count }) => sum + count, 0)
    const powerCards = powers.length === 0 ? '' : `, ${POWER_COPIES * powers.length} power cards`
    return [
      `## ${name.en}: ${total} cards, ${formatEventCount(events.length)}${powerCards}`,
      '',
      '| card | copies | goes on | points | | |',
      '| --- | --- | --- | --- | --- | --- |',
      ...kindIds(prints).map((id) => formatCardRow(prints, id)),
      '',
      ...formatPowerTable(powers),
      '| event | | |',
      '| --- | --- | --- |',
      ...events.map(
        (e) => `| ${e.name.en} | ${e.text.en} | [spec](../packages/card-game/src/events/${e.id}.spec.ts) |`,
      ),
      '',
    ].join('\n')
  })
  return `# What is in the boxes\n\nMade from the code by \`npm run card-table\`. Rulings on each one: \`npm run slapwise -- cards thief\`.\n\n${[...parts, formatRuleCardTable().join('\n')].join('\n')}`
}

/** The counts in the README, which may be wrapped anywhere. */
const README_COUNTS =
  /\d+(\s+playing\s+cards,\s+)\d+(\s+events,\s+)\d+(\s+power\s+cards\s+and\s+)\d+(\s+rule\s+cards)/

/** The README with the number of cards, events, power cards and rule cards that there are. */
export function updateReadmeCounts(readme: string): string {
  if (!README_COUNTS.test(readme)) throw new Error(`README.md has no text that matches ${README_COUNTS}.`)
  const sets = Object.values(CARD_SETS)
  const cards = sets.flatMap(({ prints }) => prints).reduce((sum, { count }) => sum + count, 0)
  const events = sets.flatMap((set) => set.events).length
  const powers = POWER_COPIES * sets.flatMap((set) => set.powers).length
  return readme.replace(
    README_COUNTS,
    (_, ...texts) =>
      `${cards}${texts[0]}${events}${texts[1]}${powers}${texts[2]}${HOUSE_RULE_CARDS.length}${texts[3]}`,
  )
}

if (import.meta.main) {
  writeFileSync(CARD_DOCS_FILE, formatCardDocs())
  writeFileSync(BOARD_FILE, formatBoardCardDocs())
  for (const docs of RULING_DOCS)
    writeFileSync(docs.file, updateRulings(readFileSync(docs.file, 'utf8'), docs))
  writeFileSync(README_FILE, updateReadmeCounts(readFileSync(README_FILE, 'utf8')))
}
