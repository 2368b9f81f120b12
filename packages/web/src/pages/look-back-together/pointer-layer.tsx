import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import type { MemberPointer } from '../../match-sources/room/remote-room-state.ts'
import { useRingAround } from '../../table/hint-marker/hint-marker.tsx'
import './pointer-layer.css'

/** Rings around the things that members point at, with their names. */
export const PointerLayer = ({ state }: { readonly state: RemoteRoomState }) => (
  <div role="status">
    {state.pointers.map((pointer) => (
      <PointerRing key={pointer.serial} pointer={pointer} room={state.room!} />
    ))}
  </div>
)

interface RingProps {
  readonly pointer: MemberPointer
  readonly room: NonNullable<RemoteRoomState['room']>
}

function PointerRing({ pointer: { member, target }, room }: RingProps) {
  const { lookBackTogether } = useI18n().messages
  const ring = useRingAround(`.table [data-anchor="${target}"]`)
  return (
    <div ref={ring} className="pointer-ring" hidden>
      <span>{lookBackTogether.pointed(room.members[member].name)}</span>
    </div>
  )
}
