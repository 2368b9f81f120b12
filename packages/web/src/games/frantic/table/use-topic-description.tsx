import { findReferenceItem } from '@slapwise/card-game/i18n'
import { useI18n } from '../../../i18n/index.tsx'
import type { IntroductionContent } from '../../../table/introductions/introduction-panel.tsx'
import { questionOfKey } from '../../../table/introductions/introduction-topic.ts'
import { useFranticMessages } from '../i18n/index.ts'
import type { IntroductionMessages } from '../i18n/messages/introductions.ts'
import { BOX_ITEMS_BY_ID, toRuleCardItem } from '../reference/box-items.tsx'
import { useFranticTable } from './frantic-table-context.tsx'
import { getText } from './use-names.ts'

/** Returns a function that puts a topic into words: a question by its introduction, anything else by its text. */
export function useTopicDescription(): (key: string) => IntroductionContent {
  const { language } = useI18n()
  const { introductions } = useFranticMessages()
  const { setup, names, prompt, explainItem } = useFranticTable()
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
    const texts = findReferenceItem(setup, key)
    const item = BOX_ITEMS_BY_ID.get(key) ?? (texts ? toRuleCardItem(texts) : null)
    return {
      title: names.title(key),
      text: getText(setup, key, language),
      picture: item?.renderPicture(),
      explain: () => explainItem({ id: key }),
    }
  }
}
