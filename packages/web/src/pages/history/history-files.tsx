import { type ChangeEvent, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { encodeHistory, HistoryFileError, readHistory } from '../../match-sources/archive/history-file.ts'
import {
  deleteMatches,
  type ImportedMatch,
  importMatches,
  loadArchivedMatch,
} from '../../match-sources/archive/match-archive.ts'
import type { MatchSummary } from '../../match-sources/archive/match-summary.ts'
import { shareOrDownload } from '../../table/match-summary/picture-file.ts'
import { ConfirmButton } from '../members/confirm-button.tsx'
import { toStorageProblem } from './use-history.ts'

interface Props {
  readonly summaries: readonly MatchSummary[]
}

interface Outcome {
  readonly text: string
  readonly isProblem: boolean
}

/** Saves the history as a file, adds matches from one, and deletes everything. */
export function HistoryFiles({ summaries }: Props) {
  const { history } = useAfterMatchI18n().messages
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const text = await task()
      setOutcome(text === null ? null : { text, isProblem: false })
    } catch (error) {
      setOutcome({ text: describeProblem(error), isProblem: true })
    } finally {
      setBusy(false)
    }
  }
  const describeProblem = (error: unknown): string => {
    if (error instanceof HistoryFileError) return history.importFailures[error.problem](error.line)
    return toStorageProblem(error) === 'storage-full' ? history.storageFull : history.storageDenied
  }
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    await run(async () => {
      const matches = await readHistory(file)
      const added = await importMatches(matches)
      return history.imported(added, matches.length - added)
    })
  }
  return (
    <section className="history-files">
      <p className="muted-text">{history.fileHint}</p>
      <div className="history-actions">
        {summaries.length > 0 && (
          <button
            type="button"
            className="chip"
            disabled={isBusy}
            onClick={() => void run(() => saveHistory(summaries))}
          >
            {history.export}
          </button>
        )}
        <label className="chip file-chip">
          {history.import}
          <input
            type="file"
            accept=".jsonl,.json,application/json"
            disabled={isBusy}
            onChange={(event) => void add(event)}
          />
        </label>
        <button type="button" className="chip" onClick={() => navigate('/replay')}>
          {history.openMatch}
        </button>
        {summaries.length > 0 && (
          <ConfirmButton
            label={history.deleteAll}
            question={history.deleteAllQuestion(summaries.length)}
            cancelLabel={history.keep}
            onConfirm={() =>
              void run(async () => {
                await deleteMatches(summaries)
                return null
              })
            }
          />
        )}
      </div>
      <div role="status">
        {outcome && <p className={outcome.isProblem ? 'problem' : 'outcome'}>{outcome.text}</p>}
      </div>
    </section>
  )
}

async function saveHistory(summaries: readonly MatchSummary[]): Promise<null> {
  const matches: ImportedMatch[] = []
  for (const summary of summaries)
    matches.push({ summary, record: (await loadArchivedMatch(summary.id))?.record ?? null })
  const name = `slapwise-history-${new Date().toISOString().slice(0, 10)}.jsonl`
  await shareOrDownload(new File(encodeHistory(matches), name, { type: 'application/json' }))
  return null
}
