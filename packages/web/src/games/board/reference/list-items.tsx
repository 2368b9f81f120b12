import { type ListedItem, namesInAllLanguages } from '../../../kit/reference/reference-item.ts'
import { BOX_ITEMS } from './box-items.ts'
import { type DescriptionContext, describeItem } from './describe-item.ts'
import { ItemPicture } from './item-picture.tsx'
import { SYMBOL_NAMES } from './symbol-names.ts'

/** All items: cards by colour, events by their number on the die. */
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
      tags: { section: [item.section] },
      renderPicture: () => <ItemPicture item={described} />,
    }
  })
