import { RULES_VERSION, type SettingsInput, settingsSchema } from '@slapwise/card-game'
import { useEffect, useState } from 'react'
import { forgetMatch, keptMatch } from '../../../game/kept-match.ts'
import { type LocalTable, playLocally, resumeLocally } from '../../../game/local.ts'
import { go } from '../../../go.ts'
import { preferences } from '../../../preferences.ts'
import { TableScreen } from '../../../table/table-screen.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { FranticTable } from '../table.tsx'
import { LocalMatch } from './local-match.tsx'

const HERE = {
  id: 'frantic',
  version: RULES_VERSION,
  settings: settingsSchema,
  worker: () => new Worker(new URL('../local-worker.ts', import.meta.url), { type: 'module' }),
}

const USUAL: SettingsInput = { players: 4, sets: ['base'] }

/** One tap, and the cards are dealt, without a network; or the match goes on that was left. */
export default function PlayPage() {
  const { words: house } = useSpeech()
  const [settings, setSettings] = useState<SettingsInput>(() => keptMatch(HERE)?.settings ?? USUAL)
  const [table, setTable] = useState<LocalTable | null>(null)
  useEffect(() => {
    const name = preferences.get().name || house.table.you
    const kept = keptMatch(HERE)
    const opened = kept ? resumeLocally(HERE, kept, name) : playLocally(HERE, settings, name)
    setTable(opened)
    return () => opened.close()
  }, [settings])
  if (!table) return null
  const deal = (next: SettingsInput) => {
    forgetMatch()
    setSettings({ ...next })
  }
  return (
    <TableScreen
      Table={FranticTable}
      source={table}
      tabs={[
        { id: 'match', title: house.play.match, content: <LocalMatch settings={settings} deal={deal} /> },
      ]}
    >
      <button type="button" className="button" onClick={() => deal(settings)}>
        {house.room.rematch}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {house.table.leave}
      </button>
    </TableScreen>
  )
}
