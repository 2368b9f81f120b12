import type { RoomView } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'

/** Who else may come in; for the host. */
export function AccessControls({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
  const { messages: words } = useI18n()
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
        {words.room.listPublicly}
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={isLocked}
        onClick={() => void remote.request({ type: 'set', isLocked: !isLocked })}
      >
        {words.room.lockRoom}
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
          {words.room.readmitMember(name)}
        </button>
      ))}
    </p>
  )
}
