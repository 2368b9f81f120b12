import type { RoomView } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'

/** Locks or publishes the room, and readmits removed members. Only for the host. */
export function AccessControls({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
  const { messages } = useI18n()
  const { isLocked, isPublic, screenCount, members } = room
  const removedMembers = members.flatMap(({ name, isRemoved }, member) =>
    isRemoved ? [{ name, member }] : [],
  )
  return (
    <p className="access-controls">
      <button
        type="button"
        className="chip"
        aria-pressed={isPublic}
        onClick={() => void remote.request({ type: 'change-room', isPublic: !isPublic })}
      >
        {messages.room.listPublicly}
      </button>
      <button
        type="button"
        className="chip"
        aria-pressed={isLocked}
        onClick={() => void remote.request({ type: 'change-room', isLocked: !isLocked })}
      >
        {messages.room.lockRoom}
      </button>
      {screenCount > 0 && (
        <button
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'remove-screens' })}
        >
          {messages.room.removeScreens(screenCount)}
        </button>
      )}
      {removedMembers.map(({ name, member }) => (
        <button
          key={member}
          type="button"
          className="chip"
          onClick={() => void remote.request({ type: 'readmit-member', member })}
        >
          {messages.room.readmitMember(name)}
        </button>
      ))}
    </p>
  )
}
