import type { ReactNode } from 'react'
import { assignFaces } from '../../../ui/face/face.ts'
import { BoardPoster } from '../artwork/board-poster.tsx'
import { Die } from '../artwork/pieces/die.tsx'
import { Token } from '../artwork/pieces/token.tsx'
import { useBoardMessages } from '../i18n/index.ts'
import { ExampleCard } from './example-card.tsx'
import './gist.css'

const [ADA, BEN, CEM] = assignFaces(
  ['Ada', 'Ben', 'Cem'].map((name, member) => ({ name, avatar: null, member })),
).map((face) => <Token key={face} face={face} isBot={false} />)

/** One picture per sentence of the summary. */
const GIST_PICTURES: readonly ReactNode[] = [
  <BoardPoster key="street" />,
  <span key="face">{ADA}</span>,
  <Die key="die" sides={6} value={5} ink="green" />,
  <span key="cards">
    <ExampleCard id="push" />
    <ExampleCard id="stop" />
    <ExampleCard id="swap" />
  </span>,
  <span key="crowd">
    {BEN}
    {CEM}
  </span>,
]

/** The game in five sentences, with pictures. */
export function Gist() {
  const { gist } = useBoardMessages().rules
  return (
    <ol className="gist">
      {gist.map((sentence, i) => (
        <li key={sentence}>
          <span aria-hidden="true">{GIST_PICTURES[i]}</span>
          <p>{sentence}</p>
        </li>
      ))}
    </ol>
  )
}
