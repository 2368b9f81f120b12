import { GRIMACES } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { SeatChatLine, SeatGrimace } from '../../match-sources/table-source.ts'
import { GrimaceIcon } from '../../ui/face/grimace-icon.tsx'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { useRovingTabIndex } from '../input/use-roving-tab-index.ts'
import { useTableContext } from '../table-context.tsx'
import { SeatBubble } from './seat-bubble.tsx'
import './seat-expressions.css'

interface Props {
  readonly seat: number
  readonly grimaces: readonly SeatGrimace[] | undefined
  readonly chat: readonly SeatChatLine[] | undefined
}

/** The grimaces of a player, which float away by themselves, the alarm at a last card, and the speech bubble. */
export function SeatExpressions({ seat, grimaces = [], chat = [] }: Props) {
  return (
    <>
      {grimaces
        .filter((grimace) => grimace.seat === seat)
        .map(({ serial, grimace }) => (
          <span key={serial} className="floating-grimace">
            <GrimaceIcon grimace={grimace} />
          </span>
        ))}
      <LastCardSign seat={seat} />
      <SeatBubble seat={seat} chat={chat} />
    </>
  )
}

/** A loud sign at a seat that has just come down to one card. The note above the bar says it to screen readers. */
function LastCardSign({ seat }: { readonly seat: number }) {
  const { table } = useI18n().messages
  const { lastCardSeats } = useExpressions()
  return (
    lastCardSeats.includes(seat) && (
      <span className="last-card-sign" aria-hidden="true">
        {table.lastCardSign}
      </span>
    )
  )
}

/** A menu of grimaces to send. It opens on a tap, and closes with Escape, a tap outside, or a choice. */
export function GrimaceMenu() {
  const { messages } = useI18n()
  const { source, state } = useTableContext()
  const [isOpen, setOpen] = useState(false)
  const rovingTabIndex = useRovingTabIndex<HTMLDivElement>('[aria-expanded]')
  const { sendGrimace } = source
  const close = () => {
    const menu = rovingTabIndex.ref.current
    if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus()
    setOpen(false)
  }
  useKeyboardShortcuts({ escape: close })
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!rovingTabIndex.ref.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [isOpen, rovingTabIndex.ref])
  if (!sendGrimace || state.match.own.seat === null) return null
  return (
    <div {...rovingTabIndex} className="grimace-menu">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={messages.members.sendGrimace}
        onClick={() => setOpen(!isOpen)}
      >
        <GrimaceIcon grimace="laugh" />
      </button>
      {isOpen && (
        <div>
          {GRIMACES.map((grimace) => (
            <button
              key={grimace}
              type="button"
              aria-label={messages.members.grimaces[grimace]}
              onClick={() => {
                sendGrimace(grimace)
                close()
              }}
            >
              <GrimaceIcon grimace={grimace} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
