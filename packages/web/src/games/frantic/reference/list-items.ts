import { type ListedItem, namesInAllLanguages } from '../../../kit/reference/reference-item.ts'
import { BOX_ITEMS, type BoxItem, CATEGORIES, type SetName } from './box-items.tsx'
import { type DescriptionContext, describeItem } from './describe-item.ts'
import { SYMBOL_NAMES } from './symbol-names.ts'

/** The option of the colour filter for wish cards and the like. */
export const ALL_COLOURS = 'all'

/** All items, by category and alphabetically. */
export function listItems(context: DescriptionContext): readonly ListedItem[] {
  const compare = new Intl.Collator(context.language, { numeric: true }).compare
  const items = BOX_ITEMS.map((item): ListedItem => {
    const described = describeItem(item, context)
    return {
      ...described,
      aliases: [
        ...namesInAllLanguages(item.texts, SYMBOL_NAMES[described.id]),
        context.messages.cards.aliases[described.id] ?? '',
      ],
      section: item.category,
      tags: {
        kind: [item.category],
        set: setsOf(item),
        colour: coloursOf(item),
      },
      renderPicture: item.renderPicture,
    }
  })
  return CATEGORIES.flatMap((category) =>
    items.filter(({ section }) => section === category).sort((a, b) => compare(a.title, b.title)),
  )
}

/** House rule cards stand in for those of Pandora’s Box. */
const setsOf = ({ category, copies }: BoxItem): SetName[] =>
  category === 'rule' ? ['pandora'] : copies.map(({ set }) => set)

/** Cards without a colour of their own show all of them. */
const coloursOf = ({ category, colours }: BoxItem): readonly string[] =>
  category === 'card' && colours.length === 0 ? [ALL_COLOURS] : colours
