import type { Face, Setup } from '@slapwise/card-game'
import {
  cardColoursOf,
  type NameResolver,
  partToPlainText,
  type SentencePart,
} from '@slapwise/card-game/i18n'
import { ExplainButton } from '../../../table/input/explainable-button.tsx'
import type { SentencePartProps } from '../../../table/log/use-game-log-formatter.tsx'
import { InkShape } from '../../../ui/print/ink-shape.tsx'
import type { Ink } from '../../../ui/print/inks.ts'
import type { ReferenceTopic } from '../table/frantic-table-context.tsx'
import './log-part.css'

type Props = SentencePartProps<Exclude<SentencePart, string>, Setup, NameResolver, ReferenceTopic>

/** A player name, a colour, or a button that explains a card or an event. */
export function LogPart({ part, setup, names, explainItem }: Props) {
  const text = partToPlainText(part, names)
  if ('seat' in part) return <b className="log-player">{text}</b>
  if ('colour' in part)
    return (
      <span className="log-colour">
        <ColourShape ink={part.colour} /> {text}
      </span>
    )
  const item = 'card' in part ? { face: part.card } : { id: part.title }
  return (
    <ExplainButton className={'card' in part ? 'log-card' : 'log-title'} onExplain={() => explainItem(item)}>
      {'card' in part && <CardMark face={setup.prints[part.card]} />}
      {text}
    </ExplainButton>
  )
}

function CardMark({ face }: { readonly face: Face }) {
  const inks = cardColoursOf(face)
  if (inks.length === 0) return <i className="log-wild" />
  return inks.map((ink) => <ColourShape key={ink} ink={ink} />)
}

/** Black would not be visible on a dark table. */
const ColourShape = ({ ink }: { readonly ink: Ink }) =>
  ink === 'black' ? <InkShape ink={ink} fill="currentColor" /> : <InkShape ink={ink} />
