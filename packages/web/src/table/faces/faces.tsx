import { GRIMACES } from '@slapwise/protocol'
import { useState } from 'react'
import { GrimaceFace } from '../../look/grimace-face.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { SeatBubble } from '../seat-bubble.tsx'
import './faces.css'

/** The faces that somebody pulls, each of which pops up and floats away by itself, and what a bot says. */
export function Faces({ seat }: { readonly seat: number }) {
  const { faces = [] } = useAtTable().state
  return (
    <>
      {faces
        .filter((face) => face.seat === seat)
        .map(({ serial, grimace }) => (
          <span key={serial} className="pulled-face">
            <GrimaceFace grimace={grimace} />
          </span>
        ))}
      <SeatBubble seat={seat} />
    </>
  )
}

/** To pull one oneself, without opening anything. */
export function QuickFaces() {
  const { words } = useSpeech()
  const { source, state } = useAtTable()
  const [isOpen, setOpen] = useState(false)
  const { seat } = state.match.own
  const { pull } = source
  if (!pull || seat === null) return null
  return (
    <div className="quick-faces">
      <Faces seat={seat} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={words.company.pullAFace}
        onClick={() => setOpen(!isOpen)}
      >
        <GrimaceFace grimace="laugh" />
      </button>
      {isOpen &&
        GRIMACES.map((grimace) => (
          <button
            key={grimace}
            type="button"
            aria-label={words.company.grimaces[grimace]}
            onClick={() => {
              pull(grimace)
              setOpen(false)
            }}
          >
            <GrimaceFace grimace={grimace} />
          </button>
        ))}
    </div>
  )
}
