import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { deleteMatches } from '../../match-sources/archive/match-archive.ts'
import { preferences } from '../../preferences/preferences.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { faceForName } from '../../ui/face/face.ts'
import '../../ui/style/page.css'
import { FiguresPanel } from './figures/figures-panel.tsx'
import { HistoryFiles } from './history-files.tsx'
import './history-page.css'
import { MatchList } from './match-list.tsx'
import { type HistoryProblem, useHistory, useHistoryUpdates } from './use-history.ts'

/** All matches that were played on this device or with this identity, and what they say about the player: `/me`. */
export default function HistoryPage() {
  const { messages } = useAfterMatchI18n()
  const { history: texts } = messages
  const history = useHistory()
  const updates = useHistoryUpdates()
  const [deletionProblem, setDeletionProblem] = useState<HistoryProblem | null>(null)
  usePageTitle(texts.title)
  const problem = history === 'storage-denied' ? history : (deletionProblem ?? updates.problem)
  const problemTexts: Readonly<Record<HistoryProblem, string>> = {
    'storage-full': texts.storageFull,
    'storage-denied': texts.storageDenied,
    'server-unreachable': texts.serverUnreachable,
  }
  return (
    <main className="page history-page">
      <h1>{texts.title}</h1>
      <div role="alert">{problem && <p className="problem">{problemTexts[problem]}</p>}</div>
      {history !== null && history !== 'storage-denied' && (
        <>
          {history.summaries.length === 0 ? (
            <EmptyHistory />
          ) : (
            <FiguresPanel {...history} isCounting={updates.isRunning} />
          )}
          {history.summaries.length > 0 && (
            <MatchList
              {...history}
              onDelete={(match) =>
                void deleteMatches([match]).catch(() => setDeletionProblem('storage-denied'))
              }
            />
          )}
          <HistoryFiles summaries={history.summaries} />
        </>
      )}
      <nav className="history-links">
        <button type="button" className="link" onClick={() => navigate('/')}>
          {messages.errors.backToStart}
        </button>
      </nav>
    </main>
  )
}

/** A newcomer sees their own face, still innocent. */
function EmptyHistory() {
  const { history } = useAfterMatchI18n().messages
  const { name, avatar } = preferences.get()
  return (
    <section className="paper-panel empty-history">
      <Avatar face={faceForName(name, avatar)} isBot={false} />
      <h2>{history.none}</h2>
      <p>{history.noneHint}</p>
      <button type="button" className="button" onClick={() => navigate('/play')}>
        {history.playNow}
      </button>
    </section>
  )
}
