/** `npm run card-table`: writes docs/cards.md, a table of everything there is in the boxes, from the code; and that of the board game. */
import { writeFileSync } from 'node:fs'
import { HOUSE_CARDS, POWER_COPIES, type RuleCard, SETS } from '@slapwise/card-game'
import { BOARD_CARD_DOCS_FILE as BOARD_FILE, formatBoardCardDocs } from './board-card-table.ts'

type Print = (typeof SETS)[keyof typeof SETS]['prints'][number]
type Power = (typeof SETS)[keyof typeof SETS]['powers'][number]

const PLAYABLE_ON = {
  number: 'its colour or number',
  black: 'its number; then an event',
  single: 'its colour or symbol',
  bi: 'either colour, or its symbol',
  'open-wish': 'anything',
  unique: 'see its rule',
}

export const CARD_DOCS_FILE = new URL('../docs/cards.md', import.meta.url)

const kindIds = (prints: readonly Print[]): string[] => [...new Set(prints.map(({ kind }) => kind.id))]

function formatCardRow(prints: readonly Print[], id: string): string {
  const own = prints.filter(({ kind }) => kind.id === id)
  const [{ kind }] = own
  const count = own.reduce((sum, print) => sum + print.count, 0)
  const points = kind.points === 'number' ? 'its number' : kind.points
  const when = PLAYABLE_ON[kind.family] + (kind.thrownInAs === null ? '' : '; thrown in')
  return `| ${kind.name.en} | ${count} | ${when} | ${points} | ${kind.text.en} | [spec](../packages/card-game/src/cards/${id}.spec.ts) |`
}

function formatPowerTable(powers: readonly Power[]): string[] {
  if (powers.length === 0) return []
  const rows = powers.map(
    ({ id, name, text, timing: when }) =>
      `| ${name.en} | ${POWER_COPIES} | ${when} the hand card's effect | ${text.en} | [spec](../packages/card-game/src/powers/${id}.spec.ts) |`,
  )
  return ['| power card | copies | carried out | | |', '| --- | --- | --- | --- | --- |', ...rows, '']
}

/** By the names that they have in model/house-rules.ts. */
const formatRuleChanges = ({ changes }: RuleCard): string =>
  Object.entries(changes)
    .map(([rule, value]) => `\`${rule}: ${value}\``)
    .join(', ')

const formatRuleCardTable = (): string[] => [
  `## House cards: ${HOUSE_CARDS.length} rule cards`,
  '',
  '| rule card | | changes | |',
  '| --- | --- | --- | --- |',
  ...HOUSE_CARDS.map(
    (card) =>
      `| ${card.name.en} | ${card.text.en} | ${formatRuleChanges(card)} | [spec](../packages/card-game/src/rule-cards/${card.id}.spec.ts) |`,
  ),
  '',
]

const formatEventCount = (count: number): string => (count === 1 ? '1 event' : `${count} events`)

/** The whole page. */
export function formatCardDocs(): string {
  const parts = Object.values(SETS).map(({ name, prints, events, powers }) => {
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

if (import.meta.main) {
  writeFileSync(CARD_DOCS_FILE, formatCardDocs())
  writeFileSync(BOARD_FILE, formatBoardCardDocs())
}
