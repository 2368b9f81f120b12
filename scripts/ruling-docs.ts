/** Writes the rulings in docs/rules.md and docs/board-rules.md from the code. */
import * as boardGame from '@slapwise/board-game'
import * as boardTexts from '@slapwise/board-game/i18n'
import { CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { GENERAL_RULINGS } from '@slapwise/card-game/i18n'
import type { LocalizedText, RulingGroup } from '@slapwise/kernel'

interface RuledItem {
  readonly name: LocalizedText
  readonly rulings?: readonly LocalizedText[]
}

interface ItemGroup {
  readonly title: string
  readonly items: readonly RuledItem[]
}

export interface RulingDocs {
  readonly file: URL
  readonly general: readonly RulingGroup[]
  readonly groups: readonly ItemGroup[]
}

const sets = Object.values(CARD_SETS)

/** The documents with rulings: general ones by topic, then those of each card, event, power and rule card. */
export const RULING_DOCS: readonly RulingDocs[] = [
  {
    file: new URL('../docs/rules.md', import.meta.url),
    general: GENERAL_RULINGS,
    groups: [
      {
        title: 'Cards',
        items: [...new Set(sets.flatMap(({ prints }) => prints.map(({ kind }) => kind)))],
      },
      { title: 'Events', items: sets.flatMap(({ events }) => events) },
      { title: 'Powers', items: sets.flatMap(({ powers }) => powers) },
      { title: 'House rule cards', items: HOUSE_RULE_CARDS },
    ],
  },
  {
    file: new URL('../docs/board-rules.md', import.meta.url),
    general: boardTexts.GENERAL_RULINGS,
    groups: [
      { title: 'Cards', items: [...boardGame.CARD_KINDS, boardTexts.NUMBERED_TELEPORT] },
      { title: 'Each event', items: boardGame.EVENTS },
    ],
  },
]

const BEGIN = '<!-- rulings: npm run card-table -->'
const END = '<!-- end of rulings -->'

/** The document with its rulings replaced by those of the code. */
export function updateRulings(document: string, { general, groups }: RulingDocs): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`The document has no part between ${BEGIN} and ${END}.`)
  const parts = [
    ...general.map(({ title, rulings }) => [`## ${title.en}`, '', ...rulings.map(({ en }) => `- ${en}`)]),
    ...groups.map(({ title, items }) => [`## ${title}`, '', ...items.flatMap(formatItem)]),
  ]
  return [
    document.slice(0, begin + BEGIN.length),
    ...parts.map((lines) => lines.join('\n')),
    document.slice(end),
  ].join('\n\n')
}

const formatItem = ({ name, rulings = [] }: RuledItem): string[] =>
  rulings.length === 0 ? [] : [`- **${name.en}**`, ...rulings.map(({ en }) => `  - ${en}`)]
