import { type DragEvent, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import { MatchList } from '../history/match-list.tsx'
import { useHistory } from '../history/use-history.ts'
import './record-chooser.css'

interface Props {
  /** The reason why the last one could not be shown. */
  readonly failure: ReplayFailure | null
  onChoose(file: File): void
}

/** A place to drop the file of a match on, and the matches that this device has kept. */
export function RecordChooser({ failure, onChoose }: Props) {
  const { messages } = useAfterMatchI18n()
  const { replay } = messages
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <main
      className="page record-chooser"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h1>{replay.dropTitle}</h1>
      <div role="alert">{failure && <p className="problem">{replay.failures[failure]}</p>}</div>
      <label className="drop-zone" data-over={isOver || undefined}>
        <span>{replay.dropHint}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            target.value = ''
          }}
        />
        <span className="button">{replay.chooseFile}</span>
      </label>
      <KeptMatches />
      <button type="button" className="link" onClick={() => navigate('/')}>
        {messages.errors.backToStart}
      </button>
    </main>
  )
}

function KeptMatches() {
  const texts = useAfterMatchI18n().messages.history
  const history = useHistory()
  if (history === 'storage-denied') return <p className="muted-text">{texts.storageDenied}</p>
  return history && <MatchList {...history} />
}
