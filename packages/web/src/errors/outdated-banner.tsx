import { useSyncExternalStore } from 'react'
import { isPageOutdated } from '../browser/build-version.ts'
import { useShellI18n } from '../i18n/shell.tsx'
import './error-screen.css'

/** Offers a reload when there is a newer build. It is not forced: the next page change loads it anyway. */
export function OutdatedBanner() {
  const { messages } = useShellI18n()
  if (!useSyncExternalStore(isPageOutdated.subscribe, isPageOutdated.get)) return null
  return (
    <aside className="outdated-banner">
      {messages.errors.outdated}{' '}
      <button type="button" onClick={() => location.reload()}>
        {messages.errors.reload}
      </button>
    </aside>
  )
}
