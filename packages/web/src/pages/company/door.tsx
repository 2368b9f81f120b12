import type { RoomView } from '@slapwise/protocol'
import type { RemoteRoom } from '../../game/room/remote.ts'
import { useSpeech } from '../../words/index.tsx'

/** Who else may come in; for the host. */
export function HostDoor({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
  const { words } = useSpeech()
  const { isLocked, isPublic, screens, members } = room
  const sentAway = members.flatMap(({ name, isSentAway }, member) => (isSentAway ? [{ name, member }] : []))
  return (
    <p className="host-door">
      <button
        type="button"
        className="chip"
        aria-pressed={isPublic}
        onClick={() => void remote.request({ type: 'set', isPublic: !isPublic })}
      >
        {words.room.isPublic}
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={isLocked}
        onClick={() => void remote.request({ type: 'set', isLocked: !isLocked })}
      >
        {words.room.lock}
      </button>
      {screens > 0 && (
        <button
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'remove-screens' })}
        >
          {words.room.removeScreens(screens)}
        </button>
      )}
      {sentAway.map(({ name, member }) => (
        <button
          key={member}
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'let-back', member })}
        >
          {words.room.letBackWhom(name)}
        </button>
      ))}
    </p>
  )
}
