import type { RoomView } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import { formatMatchPath } from '../../match-sources/replay/replay-origin.ts'
import './finished-matches.css'

/** Links to the replays of all matches that are over, newest first, in tabs of their own: this one stays at the table. */
export function FinishedMatches({ room }: { readonly room: RoomView }) {
  const { members } = useI18n().messages
  const count = countFinishedMatches(room)
  if (count === 0) return null
  return (
    <details className="finished-matches">
      <summary>{members.finishedMatches}</summary>
      <ol reversed>
        {Array.from({ length: count }, (_, i) => count - i).map((match) => (
          <li key={match}>
            <a href={formatMatchPath(room.code, match)} target="_blank" rel="noreferrer">
              {members.matchLink(match)}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

const countFinishedMatches = ({ phase, matchCount }: RoomView): number =>
  phase === 'playing' ? matchCount - 1 : matchCount
