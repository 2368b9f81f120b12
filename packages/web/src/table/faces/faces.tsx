import { GRIMACES } from '@slapwise/protocol'
import { useState } from 'react'
import { GrimaceFace } from '../../look/grimace-face.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import './faces.css'

/** The faces that somebody pulls: each pops up and floats away by itself. */
export function Faces({ seat }: { readonly seat: number }) {
  const { faces = [] } = useAtTable().state
  return faces
    .filter((face) => face.seat === seat)
    .map(({ serial, grimace }) => (
      <span key={serial} className="pulled-face">
        <GrimaceFace grimace={grimace} />
      </span>
    ))
}

/** To pull one oneself, without opening anything. */
export function QuickFaces() {
  const { words } = useSpeech()
  const { source, state } = useAtTable()
  const [isOpen, setOpen] = useState(false)
  const { pull } = source
  if (!pull || state.match.own.seat === null) return null
  return (
    <div className="quick-faces">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={words.company.pullAFace}
        onClick={() => setOpen(!isOpen)}
      >
        <GrimaceFace grimace="laugh" />
      </button>
      {isOpen && (
        <div>
          {GRIMACES.map((grimace) => (
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
      )}
    </div>
  )
}
