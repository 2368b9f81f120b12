import { useEffect, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useGame } from '../../games/use-game.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import { containsRecord } from '../../match-sources/replay/record-link.ts'
import type { ReplayOrigin } from '../../match-sources/replay/replay-origin.ts'
import {
  type LoadedRecord,
  loadFile,
  loadFromArchive,
  loadFromLink,
  loadFromRoom,
  type RecordFailure,
} from './load-record.ts'
import { RecordChooser } from './record-chooser.tsx'
import { ReplayLoading } from './replay-loading.tsx'
import { ReplayScreen } from './replay-screen.tsx'
import '../../ui/style/page.css'

/** A finished match at the real table, from a room, from this device, or from a file. */
export default function ReplayPage({ origin }: { readonly origin: ReplayOrigin }) {
  const { messages } = useAfterMatchI18n()
  const [found, setFound] = useState<LoadedRecord | RecordFailure | null>(null)
  useEffect(() => {
    let isUnmounted = false
    const show = (next: LoadedRecord | RecordFailure) => isUnmounted || setFound(next)
    if (origin.kind === 'room') void loadFromRoom(origin.code, origin.match).then(show)
    if (origin.kind === 'archive') void loadFromArchive(origin.id).then(show)
    const followLink = () => {
      if (origin.kind === 'file' && containsRecord(location.hash)) void loadFromLink(location.hash).then(show)
    }
    followLink()
    addEventListener('hashchange', followLink)
    return () => {
      isUnmounted = true
      removeEventListener('hashchange', followLink)
    }
  }, [origin.kind])
  usePageTitle(messages.replay.title)
  const choose = (file: File) => {
    // Otherwise a reload would show the match of the link again.
    history.replaceState(history.state, '', location.pathname)
    void loadFile(file).then(setFound)
  }
  const chooser = (failure: ReplayFailure | null) => <RecordChooser failure={failure} onChoose={choose} />
  if (!found)
    return origin.kind === 'file' && !containsRecord(location.hash) ? chooser(null) : <ReplayLoading />
  if ('screen' in found) return <ErrorScreen kind={found.screen} onAct={() => navigate('/')} />
  if ('failure' in found) return chooser(found.failure)
  return (
    <Loaded
      loaded={found}
      origin={origin}
      onFailure={(failure) => setFound({ failure })}
      key={found.record.digest}
    />
  )
}

interface LoadedProps {
  readonly loaded: LoadedRecord
  readonly origin: ReplayOrigin
  onFailure(failure: ReplayFailure): void
}

function Loaded({ loaded, origin, onFailure }: LoadedProps) {
  const game = useGame(loaded.record.game)
  useEffect(() => {
    if (game === 'unknown-game') onFailure(game)
  }, [game])
  if (game === 'load-failed') return <ErrorScreen kind={game} onAct={() => location.reload()} />
  if (game === null || game === 'unknown-game') return <ReplayLoading />
  return <ReplayScreen game={game} loaded={loaded} origin={origin} onFailure={onFailure} />
}
