import { findReferenceItem } from '@slapwise/board-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import type { IntroductionContent } from '../../../table/introductions/introduction-panel.tsx'
import { questionOfKey } from '../../../table/introductions/introduction-topic.ts'
import { useBoardMessages } from '../i18n/index.ts'
import type { IntroductionMessages } from '../i18n/messages/introductions.ts'
import { BOX_ITEMS_BY_ID } from '../reference/box-items.ts'
import { useDescribeItem } from '../reference/describe-item.ts'
import { ItemPicture } from '../reference/item-picture.tsx'
import { useBoardTable } from './board-table-context.tsx'

/** Returns a function that puts a topic into words: a question by its introduction, anything else by its text. */
export function useTopicDescription(): (key: string) => IntroductionContent {
  const { language } = useI18n()
  const { introductions } = useBoardMessages()
  const { setup, names, prompt, explainItem } = useBoardTable()
  const describe = useDescribeItem()
  return (key) => {
    const ask = questionOfKey(key)
    if (ask !== null) {
      const source = prompt?.question.source ?? null
      return {
        title: null,
        text: introductions[ask as keyof IntroductionMessages],
        picture: null,
        explain: source === null ? null : () => explainItem({ id: source }),
      }
    }
    const item = BOX_ITEMS_BY_ID.get(key)
    return {
      title: names.title(key),
      text: findReferenceItem(setup, key)?.text[language] ?? '',
      picture: item && <ItemPicture item={describe(item)} />,
      explain: () => explainItem({ id: key }),
    }
  }
}
