import { type DragEvent, useEffect, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry } from '../../games/index.ts'
import { textIn, useI18n } from '../../i18n/index.tsx'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import { type ArchivedMatch, listArchivedMatches } from '../../match-sources/archive/match-archive.ts'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import './record-chooser.css'

interface Props {
  /** The reason why the last one could not be shown. */
  readonly failure: ReplayFailure | null
  onChoose(file: File): void
}

/** A place to drop the file of a match on, and the matches that this device has kept. */
export function RecordChooser({ failure, onChoose }: Props) {
  const { messages } = useI18n()
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
  const { messages, language } = useI18n()
  const { replay } = messages
  const [matches, setMatches] = useState<readonly ArchivedMatch[] | null>(null)
  useEffect(() => {
    listArchivedMatches().then(setMatches, () => setMatches([]))
  }, [])
  if (!matches) return null
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="kept-matches">
      <h2>{replay.keptTitle}</h2>
      {matches.length === 0 && <p className="muted-text">{replay.noneKept}</p>}
      <ul>
        {matches.map(({ id, endedAt, record }) => {
          const names = playersInRecord(record, (seat) => replay.anonymousPlayer(seat + 1)).map(
            ({ name }) => name,
          )
          const entry = findGameEntry(record.game)
          return (
            <li key={id}>
              <button type="button" onClick={() => navigate(`/replay/${id}`)}>
                <strong>
                  {entry ? textIn(entry.name, language) : record.game}, {dates.format(endedAt)}
                </strong>
                <span>
                  {replay.keptMatch(
                    names,
                    record.winners.map((seat) => names[seat]),
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
