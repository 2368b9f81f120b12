import type { Setup } from '@slapwise/board-game'
import { type Part, plainPart } from '@slapwise/board-game/i18n'
import type { SentencePartProps } from '../../../table/log/use-game-log-formatter.tsx'
import type { ReferenceTopic } from '../table/board-table-context.tsx'
import type { BoardNames } from '../table/use-names.ts'

type Props = SentencePartProps<Exclude<Part, string>, Setup, BoardNames, ReferenceTopic>

/** A name, or something that a tap explains. */
export function LogPart({ part, setup, names, explainItem: explain }: Props) {
  const text = plainPart(part, names)
  if ('who' in part) return <b className="log-who">{text}</b>
  return (
    <button type="button" className="log-title" onClick={() => explain(topicOf(part, setup))}>
      {text}
    </button>
  )
}

function topicOf(part: Exclude<Props['part'], { who: number }>, { kinds }: Setup): ReferenceTopic {
  if ('space' in part) return { space: part.space }
  return { id: 'card' in part ? kinds[part.card].id : part.title }
}
