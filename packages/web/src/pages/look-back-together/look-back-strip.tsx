import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { LookBackLink } from '../../match-sources/replay/look-back-link.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { PointerLayer } from './pointer-layer.tsx'
import { usePointing } from './use-pointing.ts'
import './look-back-strip.css'

interface Props {
  readonly remote: RemoteRoom
  readonly link: LookBackLink
}

/** A line between table and controls: whose lead one follows, how to leave it and to come back, and pointing. */
export function LookBackStrip({ remote, link }: Props) {
  const { messages } = useAfterMatchI18n()
  const texts = messages.lookBackTogether
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const role = useSyncExternalStore(link.role.subscribe, link.role.get)
  const wasOver = useRef(false)
  const { room, yourMember } = state
  if (!room) return null
  wasOver.current ||= room.phase === 'over'
  const isHost = room.host === yourMember
  const leader = room.members[room.host].name
  if (room.phase !== 'over')
    return wasOver.current ? (
      <Strip text={texts.movedOn}>
        <button type="button" onClick={() => navigate(`/room/${room.code}`)}>
          {messages.replay.backToRoom}
        </button>
      </Strip>
    ) : null
  switch (role) {
    case 'none':
      return isHost ? (
        <Strip text={texts.alone}>
          <button type="button" onClick={() => link.lead()}>
            {texts.start}
          </button>
        </Strip>
      ) : null
    case 'apart':
      return (
        <Strip text={texts.apart}>
          <button type="button" onClick={() => link.rejoin()}>
            {isHost ? texts.leadAgain : texts.rejoin(leader)}
          </button>
        </Strip>
      )
    default:
      return (
        <>
          <Strip text={role === 'leading' ? texts.leading : texts.following(leader)}>
            {yourMember !== null && <PointButton remote={remote} />}
            {isHost && (
              <button type="button" onClick={() => link.end()}>
                {texts.end}
              </button>
            )}
          </Strip>
          <PointerLayer state={state} />
        </>
      )
  }
}

const Strip = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="look-back-strip">
    <span role="status">{text}</span>
    {children}
  </div>
)

/** While it is pressed, taps point. */
function PointButton({ remote }: Pick<Props, 'remote'>) {
  const { lookBackTogether } = useAfterMatchI18n().messages
  const [isPointing, setPointing] = useState(false)
  usePointing(isPointing, (target) => void remote.tryRequest({ type: 'point', target }))
  return (
    <button
      type="button"
      aria-pressed={isPointing}
      title={lookBackTogether.pointHint}
      onClick={() => setPointing(!isPointing)}
    >
      {lookBackTogether.point}
    </button>
  )
}
