import type { TableState } from '../game/source.ts'
import { CardBack, CardFace } from '../look/card.tsx'
import { Shape } from '../look/shape.tsx'
import { useSpeech } from '../words/index.tsx'
import './middle.css'
import { textOf, titleOf } from './use-names.ts'

/** What lies in the middle: the call in words, the piles, and what lasts. */
export function Middle({ state, explain }: { readonly state: TableState; explain(text: string): void }) {
  const { setup, match } = state
  const { table } = match
  const { words, language } = useSpeech()
  const top = table.discardPile.at(-1)
  const lasting = [...new Set([...table.lasting.map(({ id }) => id), ...table.ruleCards])]
  return (
    <section className="middle" data-direction={table.direction}>
      <svg className="ring" viewBox="0 0 200 120" aria-hidden="true">
        <ellipse cx="100" cy="60" rx="96" ry="56" />
      </svg>
      <Call state={state} />
      <div className="pile discard">{top !== undefined && <CardFace print={setup.prints[top]} />}</div>
      <div className="pile draw">
        <CardBack />
        <small>{table.drawPile}</small>
        <span className="visually-hidden">{words.table.drawPile(table.drawPile)}</span>
      </div>
      {table.display.length > 0 && (
        <div className="display">
          {table.display.map((face, i) => (
            <CardFace key={i} print={setup.prints[face]} />
          ))}
        </div>
      )}
      <ul className="tabs">
        {lasting.map((id) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => explain(`${titleOf(setup, id, language)}: ${textOf(setup, id, language)}`)}
            >
              {titleOf(setup, id, language)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What may be played now: always plain to see, in words and colour. */
function Call({ state }: { readonly state: TableState }) {
  const { words, language } = useSpeech()
  const { call } = state.match.table
  const parts: React.ReactNode[] = []
  if (call.anything) parts.push(words.table.anything)
  if (call.colour)
    parts.push(
      <>
        <Shape ink={call.colour} /> {words.colours[call.colour]}
      </>,
    )
  if (call.black)
    parts.push(
      <>
        <Shape ink="black" /> {words.colours.black}
      </>,
    )
  if (call.number !== null) parts.push(call.number)
  if (call.symbol) parts.push(titleOf(state.setup, call.symbol, language))
  return (
    <div className="call">
      <span>{words.table.playOn}</span>
      {parts.map((part, i) => (
        <b key={i}>
          {i > 0 && `${words.table.or} `}
          {part}
        </b>
      ))}
    </div>
  )
}
