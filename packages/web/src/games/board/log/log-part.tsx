import type { Setup } from '@slapwise/board-game'
import { partToPlainText, type SentencePart } from '@slapwise/board-game/i18n'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import type { SentencePartProps } from '../../../table/log/use-game-log-formatter.tsx'
import type { ReferenceTopic } from '../table/board-table-context.tsx'
import type { BoardNames } from '../table/use-names.ts'

type Props = SentencePartProps<Exclude<SentencePart, string>, Setup, BoardNames, ReferenceTopic>

/** A player name, or a button that explains a card, an event or a space. */
export function LogPart({ part, setup, names, explainItem }: Props) {
  const text = partToPlainText(part, names)
  if ('seat' in part) return <b className="log-player">{text}</b>
  return (
    <ExplainButton className="log-title" onExplain={() => explainItem(topicOf(part, setup))}>
      {text}
    </ExplainButton>
  )
}

function topicOf(part: Exclude<Props['part'], { seat: number }>, { kinds }: Setup): ReferenceTopic {
  if ('space' in part) return { space: part.space }
  return { id: 'card' in part ? kinds[part.card].id : part.title }
}
