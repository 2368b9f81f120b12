import { playedFor } from '@slapwise/client'
import type { RemoteRoom, RoomState } from '../../game/remote.ts'
import { useSpeech } from '../../words/index.tsx'
import './banners.css'
import { votesIn } from './votes.ts'

interface Props {
  readonly remote: RemoteRoom
  readonly state: RoomState
}

/** Why nothing happens, when the server cannot be reached. */
export function LineBanner({ state }: Pick<Props, 'state'>) {
  const { words } = useSpeech()
  if (state.connection === 'open' && !state.isStopping) return null
  return (
    <p className="notice" role="status">
      {state.isStopping ? words.trouble.stopping : words.trouble.lost}
    </p>
  )
}

/** For who was away so long that a bot or somebody else took over. */
export function AwayBanner({ remote, state }: Props) {
  const { words } = useSpeech()
  const { room, you, isAway } = state
  if (room?.phase !== 'playing') return null
  const player = playedFor(room, you)
  if (!isAway && player === null) return null
  return (
    <p className="notice away" role="status">
      {player === null ? words.company.botPlays : words.company.playsForYou(room.members[player].name)}
      <button type="button" className="button" onClick={() => void remote.request({ type: 'back' })}>
        {words.company.back}
      </button>
    </p>
  )
}

export function PausedBanner({ remote, state }: Props) {
  const { words } = useSpeech()
  const { room, you } = state
  if (!room?.isPaused || room.phase !== 'playing') return null
  const { isSeated, hasVoted, count, needed } = votesIn(room, you)
  return (
    <p className="notice paused" role="status">
      {words.company.paused}
      {count > 0 && <small>{words.company.votes(count, needed)}</small>}
      {isSeated && (
        <button
          type="button"
          className="button second"
          aria-pressed={hasVoted}
          onClick={() => void remote.request({ type: 'pause', pause: hasVoted })}
        >
          {words.company.goOn}
        </button>
      )}
    </p>
  )
}
