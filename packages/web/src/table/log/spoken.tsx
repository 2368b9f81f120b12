import type { Face, Setup } from '@slapwise/card-game'
import { type Part, plainPart, type Sentence } from '@slapwise/card-game/words'
import type { Thing } from '../../games/frantic/at-table.tsx'
import type { Ink } from '../../look/inks.ts'
import { Shape } from '../../look/shape.tsx'
import type { Names } from '../../words/index.tsx'

export interface Teller {
  readonly setup: Setup
  readonly names: Names
  explain(thing: Thing): void
}

/** A sentence in which whatever can be looked up can be tapped. */
export function Spoken({ sentence, teller }: { readonly sentence: Sentence; readonly teller: Teller }) {
  return sentence.map((part, i) => {
    if (typeof part === 'string') return i === 0 ? part : part.replace(PUNCTUATION, '')
    const next = sentence[i + 1]
    const [mark] = typeof next === 'string' ? (PUNCTUATION.exec(next) ?? []) : []
    return (
      <span key={i} className="log-piece">
        <Piece part={part} teller={teller} />
        {mark}
      </span>
    )
  })
}

/** It stays with the word before it: a line may break after any button. */
const PUNCTUATION = /^[.,:;!’]+s?/

function Piece({ part, teller }: { readonly part: Exclude<Part, string>; readonly teller: Teller }) {
  const text = plainPart(part, teller.names)
  if ('who' in part) return <b className="log-who">{text}</b>
  if ('ink' in part)
    return (
      <span className="log-ink">
        <InkShape ink={part.ink} /> {text}
      </span>
    )
  const thing = 'card' in part ? { face: part.card } : { id: part.title }
  return (
    <button
      type="button"
      className={'card' in part ? 'log-card' : 'log-title'}
      onClick={() => teller.explain(thing)}
    >
      {'card' in part && <CardMark face={teller.setup.prints[part.card]} />}
      {text}
    </button>
  )
}

function CardMark({ face }: { readonly face: Face }) {
  const inks = inksOf(face)
  if (inks.length === 0) return <i className="log-wild" />
  return inks.map((ink) => <InkShape key={ink} ink={ink} />)
}

function inksOf({ colour, second, kind }: Face): Ink[] {
  const inks: (Ink | null)[] = [colour, second, kind.family === 'black' ? 'black' : null]
  return inks.filter((ink) => ink !== null)
}

/** Black would be lost on a night table. */
const InkShape = ({ ink }: { readonly ink: Ink }) =>
  ink === 'black' ? <Shape ink={ink} fill="currentColor" /> : <Shape ink={ink} />
