import { useSyncExternalStore } from 'react'
import { isPageOutdated } from '../browser/build.ts'
import { useI18n } from '../words/index.tsx'
import './trouble.css'

/** Nobody is interrupted: it is offered, and comes by itself with the next page. */
export function OutdatedBanner() {
  const { messages: words } = useI18n()
  if (!useSyncExternalStore(isPageOutdated.subscribe, isPageOutdated.get)) return null
  return (
    <aside className="outdated">
      {words.errors.outdated}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.errors.reload}
      </button>
    </aside>
  )
}
