import { type ListedItem, namesInAllLanguages } from '../../../kit/reference/reference-item.ts'
import { BOX_ITEMS, type BoxItem, CATEGORIES } from './box-items.tsx'
import { type DescriptionContext, describeItem } from './describe-item.ts'
import { RULE_CARD_SYMBOL, SYMBOL_NAMES } from './symbol-names.ts'

/** All items, by category and alphabetically. */
export function listItems(context: DescriptionContext): readonly ListedItem[] {
  const compare = new Intl.Collator(context.language, { numeric: true }).compare
  const items = BOX_ITEMS.map((item): ListedItem => {
    const described = describeItem(item, context)
    return {
      ...described,
      aliases: [
        ...namesInAllLanguages(item.texts, symbolOf(item)),
        context.messages.cards.aliases[described.id] ?? '',
      ],
      section: item.category,
      tags: {
        category: [item.category],
        set: item.copies.map(({ set }) => set),
        colour: item.colours,
      },
      renderPicture: item.renderPicture,
    }
  })
  return CATEGORIES.flatMap((category) =>
    items.filter(({ section }) => section === category).sort((a, b) => compare(a.title, b.title)),
  )
}

const symbolOf = ({ category, texts }: BoxItem) =>
  category === 'rule' ? RULE_CARD_SYMBOL : SYMBOL_NAMES[texts.id]
