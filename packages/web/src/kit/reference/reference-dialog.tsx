import { type ReactNode, useEffect, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Dialog } from '../../table/panels/dialog.tsx'
import './reference-dialog.css'

interface Props {
  readonly label: string
  /** The address of the entry on the reference page; null for what is only at this table. */
  readonly address: string | null
  onClose(): void
  readonly children: ReactNode
}

/** The dialog with reference entries at the table. Each entry is shown from its beginning. */
export function ReferenceDialog({ label, address, onClose, children }: Props) {
  const { messages } = useI18n()
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    closeButton.current?.focus({ preventScroll: true })
    closeButton.current?.closest('dialog')?.scrollTo({ top: 0, behavior: 'instant' })
  }, [label])
  return (
    <Dialog className="reference" label={label} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <footer>
            {address !== null && (
              <a className="link" href={address} target="_blank" rel="noreferrer">
                {messages.cards.openReference}
              </a>
            )}
            <button ref={closeButton} type="button" className="button" onClick={close}>
              {messages.table.close}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  )
}
