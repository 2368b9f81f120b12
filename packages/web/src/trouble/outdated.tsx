import { useSyncExternalStore } from 'react'
import { isOutdated } from '../browser/build.ts'
import { useSpeech } from '../words/index.tsx'
import './trouble.css'

/** Nobody is interrupted: it is offered, and comes by itself with the next page. */
export function OutdatedBanner() {
  const { words } = useSpeech()
  if (!useSyncExternalStore(isOutdated.subscribe, isOutdated.get)) return null
  return (
    <aside className="outdated">
      {words.trouble.outdated}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </aside>
  )
}
