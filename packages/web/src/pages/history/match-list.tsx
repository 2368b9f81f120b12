import { useRef, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry } from '../../games/index.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import { textIn } from '../../i18n/index.tsx'
import { type MatchSummary, placeOf } from '../../match-sources/archive/match-summary.ts'
import { formatMatchPath } from '../../match-sources/replay/replay-origin.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { ConfirmButton } from '../members/confirm-button.tsx'
import { describeSets, playersOf } from './describe-match.ts'
import './match-list.css'
import type { History } from './use-history.ts'

interface Props extends History {
  /** Missing where matches are only chosen, not managed. */
  onDelete?(match: MatchSummary): void
}

const PAGE_LENGTH = 30

/** The kept matches, newest first, with links to their replays. */
export function MatchList({ summaries, recordIds, onDelete }: Props) {
  const { messages } = useAfterMatchI18n()
  const [length, setLength] = useState(PAGE_LENGTH)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="kept-matches">
      <h2 ref={heading} tabIndex={-1}>
        {messages.history.matches}
      </h2>
      {summaries.length === 0 && <p className="muted-text">{messages.history.none}</p>}
      <ul>
        {summaries.slice(0, length).map((summary) => (
          <li key={summary.id}>
            <MatchEntry
              summary={summary}
              hasRecord={recordIds.has(summary.id)}
              {...(onDelete && {
                onDelete: () => {
                  // The button that has the focus will be gone.
                  heading.current?.focus({ preventScroll: true })
                  onDelete(summary)
                },
              })}
            />
          </li>
        ))}
      </ul>
      {summaries.length > length && (
        <button type="button" className="chip" onClick={() => setLength(length + 4 * PAGE_LENGTH)}>
          {messages.history.showMore(summaries.length - length)}
        </button>
      )}
    </section>
  )
}

interface EntryProps {
  readonly summary: MatchSummary
  readonly hasRecord: boolean
  onDelete?(): void
}

function MatchEntry({ summary, hasRecord, onDelete }: EntryProps) {
  const { messages, language } = useAfterMatchI18n()
  const { history } = messages
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    summary.endedAt,
  )
  const replayPath = getReplayPath(summary, hasRecord)
  const text = <EntryText summary={summary} when={when} note={hasRecord ? null : history.recordGone} />
  return (
    <>
      {replayPath ? (
        <button type="button" className="match-entry" onClick={() => navigate(replayPath)}>
          {text}
        </button>
      ) : (
        <div className="match-entry">{text}</div>
      )}
      {onDelete && (
        <ConfirmButton
          label={history.delete(when)}
          icon="×"
          question={history.deleteQuestion}
          confirmLabel={history.deleteConfirm}
          cancelLabel={history.keep}
          onConfirm={onDelete}
        />
      )}
    </>
  )
}

/** Without a record on this device, the room may still have it. */
function getReplayPath({ id, room }: MatchSummary, hasRecord: boolean): string | null {
  if (hasRecord) return `/replay/${id}`
  return room && formatMatchPath(room.code, room.match)
}

interface EntryTextProps {
  readonly summary: MatchSummary
  readonly when: string
  readonly note: string | null
}

function EntryText({ summary, when, note }: EntryTextProps) {
  const { messages, language } = useAfterMatchI18n()
  const { game, room, isPlayedOn, seat, winners } = summary
  const entry = findGameEntry(game)
  const players = playersOf(summary, messages.lookBack.anonymousPlayer)
  const details = [
    entry ? textIn(entry.name, language) : game,
    describeSets(summary, language),
    room && messages.history.inRoom(room.code),
    isPlayedOn && messages.history.playedOn,
    note,
  ]
  return (
    <>
      <span className="match-faces" aria-hidden="true">
        {players.map(({ face, isBot }, other) => (
          <Avatar key={other} face={face} isBot={isBot} isCrowned={winners.includes(other)} />
        ))}
      </span>
      <strong data-won={winners.includes(seat) || undefined}>{useResultText(summary)}</strong>
      <small>
        {when} · {details.filter(Boolean).join(' · ')}
      </small>
    </>
  )
}

/** “Place 2 of 4, with Ben and Cem”. */
function useResultText(summary: MatchSummary): string {
  const { history, lookBack } = useAfterMatchI18n().messages
  const { seat, scores, winners } = summary
  const others = playersOf(summary, lookBack.anonymousPlayer).flatMap(({ name }, other) =>
    other === seat ? [] : [name],
  )
  const result = winners.includes(seat) ? history.won : history.place(placeOf(summary, seat), scores.length)
  return `${result}, ${history.against(others)}`
}
