import { GRIMACES } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import type { Pulled, Said } from '../../game/source.ts'
import { GrimaceFace } from '../../look/face/grimace-face.tsx'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { useKeys } from '../input/use-keys.ts'
import { useWalk } from '../input/use-walk.ts'
import { SeatBubble } from './seat-bubble.tsx'
import './faces.css'

interface Props {
  readonly seat: number
  readonly faces: readonly Pulled[] | undefined
  readonly said: readonly Said[] | undefined
}

/** The faces that somebody pulls, each of which pops up and floats away by itself, and what somebody says. */
export function Faces({ seat, faces = [], said = [] }: Props) {
  return (
    <>
      {faces
        .filter((face) => face.seat === seat)
        .map(({ serial, grimace }) => (
          <span key={serial} className="pulled-face">
            <GrimaceFace grimace={grimace} />
          </span>
        ))}
      <SeatBubble seat={seat} said={said} />
    </>
  )
}

/** To pull one oneself: unfolds on a tap, and folds up with Escape, a tap beside it, or a face. */
export function QuickFaces() {
  const { words } = useSpeech()
  const { source, state } = useAtTable()
  const [isOpen, setOpen] = useState(false)
  const walk = useWalk<HTMLDivElement>('[aria-expanded]')
  const { pull } = source
  const close = () => {
    const menu = walk.ref.current
    if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus()
    setOpen(false)
  }
  useKeys({ escape: close })
  useEffect(() => {
    if (!isOpen) return
    const tapped = ({ target }: PointerEvent) => {
      if (!walk.ref.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', tapped)
    return () => removeEventListener('pointerdown', tapped)
  }, [isOpen, walk.ref])
  if (!pull || state.match.own.seat === null) return null
  return (
    <div {...walk} className="quick-faces">
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
                close()
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
