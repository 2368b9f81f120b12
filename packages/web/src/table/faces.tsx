import { REACTIONS } from '@slapwise/protocol'
import { useState } from 'react'
import { ReactionFace } from '../look/reaction-face.tsx'
import { useSpeech } from '../words/index.tsx'
import { useTable } from './at-table.tsx'
import './faces.css'

/** The faces that somebody pulls: each pops up and floats away by itself. */
export function Faces({ seat }: { readonly seat: number }) {
  const { faces = [] } = useTable().state
  return faces
    .filter((face) => face.seat === seat)
    .map(({ serial, reaction }) => (
      <span key={serial} className="pulled-face">
        <ReactionFace reaction={reaction} />
      </span>
    ))
}

/** To pull one oneself, without opening anything. */
export function QuickFaces() {
  const { words } = useSpeech()
  const { source, state } = useTable()
  const [isOpen, setOpen] = useState(false)
  const { seat } = state.match.own
  const { react } = source
  if (!react || seat === null) return null
  return (
    <div className="quick-faces">
      <Faces seat={seat} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={words.company.pullAFace}
        onClick={() => setOpen(!isOpen)}
      >
        <ReactionFace reaction="laugh" />
      </button>
      {isOpen &&
        REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            aria-label={words.company.reactions[reaction]}
            onClick={() => {
              react(reaction)
              setOpen(false)
            }}
          >
            <ReactionFace reaction={reaction} />
          </button>
        ))}
    </div>
  )
}
