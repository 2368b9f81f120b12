import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { useLogPlace } from '../log/log-place.tsx'
import { CloseDrawerProvider } from './close-drawer.ts'
import './drawer.css'

/** The tab with the log of the match. */
export const LOG_TAB_ID = 'log'

export interface DrawerTab {
  readonly id: string
  readonly title: string
  /** The number of new items. */
  readonly badgeCount?: number
  readonly content: React.ReactNode
}

/**
 * A drawer with tabs: log, chat, scores. On wide screens it is always open beside the table; on phones it never covers the
 * hand.
 */
export function Drawer({ tabs, foot }: { readonly tabs: readonly DrawerTab[]; readonly foot: ReactNode }) {
  const { messages } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [selectedId, select] = useState(tabs[0].id)
  const selectedTab = tabs.find(({ id }) => id === selectedId) ?? tabs[0]
  const totalBadgeCount = tabs.reduce((sum, { badgeCount = 0 }) => sum + badgeCount, 0)
  const handle = useRef<HTMLButtonElement>(null)
  const { request } = useLogPlace()
  const [seenRequest, setSeenRequest] = useState(request)
  if (request !== seenRequest) {
    setSeenRequest(request)
    setOpen(true)
    select(LOG_TAB_ID)
  }
  useLayoutEffect(() => {
    handle.current!.closest('.table')?.toggleAttribute('data-drawer-open', isOpen)
  }, [isOpen])
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    handle.current?.focus()
  }
  useKeyboardShortcuts({ escape: close })
  return (
    <aside className={`drawer ${isOpen ? 'open' : ''}`} aria-label={messages.table.openDrawer}>
      <button
        type="button"
        className="drawer-handle"
        ref={handle}
        aria-expanded={isOpen}
        aria-label={isOpen ? messages.table.closeDrawer : messages.table.openDrawer}
        onClick={() => setOpen(!isOpen)}
      >
        <i />
        <i />
        <i />
        {totalBadgeCount > 0 && !isOpen && <b>{totalBadgeCount}</b>}
      </button>
      <div className="drawer-body">
        <div className="drawer-tabs" role="tablist">
          {tabs.map(({ id, title, badgeCount = 0 }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls="drawer-panel"
              aria-selected={id === selectedTab.id}
              onClick={() => select(id)}
            >
              {title}
              {badgeCount > 0 && <b>{badgeCount}</b>}
            </button>
          ))}
        </div>
        <div
          id="drawer-panel"
          className="drawer-panel"
          role="tabpanel"
          aria-labelledby={`tab-${selectedTab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel
          tabIndex={0}
        >
          <CloseDrawerProvider value={close}>{selectedTab.content}</CloseDrawerProvider>
        </div>
        <footer className="drawer-foot">{foot}</footer>
      </div>
    </aside>
  )
}
