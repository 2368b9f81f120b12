import { type ListedItem, namesInAllLanguages } from '../../../kit/reference/reference-item.ts'
import { BOX_ITEMS, type SectionName } from './box-items.ts'
import { type DescriptionContext, describeItem } from './describe-item.ts'
import { ItemPicture } from './item-picture.tsx'
import { SYMBOL_NAMES } from './symbol-names.ts'

export const ITEM_KINDS = ['card', 'street', 'events'] as const

const kindOf = (section: SectionName): (typeof ITEM_KINDS)[number] =>
  section === 'street' || section === 'events' ? section : 'card'

/** All items: cards by colour, the parts of the board, events by their number on the die. */
export const listItems = (context: DescriptionContext): readonly ListedItem[] =>
  BOX_ITEMS.map((item) => {
    const described = describeItem(item, context)
    return {
      ...described,
      aliases: [
        ...namesInAllLanguages(item.texts, SYMBOL_NAMES[described.id]),
        context.messages.cards.aliases[described.id] ?? '',
      ],
      section: item.section,
      tags: { kind: [kindOf(item.section)], colour: [item.section] },
      renderPicture: () => <ItemPicture item={described} />,
    }
  })
