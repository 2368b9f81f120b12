import { type RoomView, TAKEOVER_POLICIES } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { Chips } from '../../ui/controls/chips.tsx'

/** Chooses who may take over the seats of bots and absent players. Only for the host. */
export function TakeoverPolicyChoice({
  remote,
  room,
}: {
  readonly remote: RemoteRoom
  readonly room: RoomView
}) {
  const { title, options } = useI18n().messages.room.takeoverPolicy
  return (
    <fieldset className="takeover-policy">
      <legend>{title}</legend>
      <div className="chips">
        <Chips
          options={TAKEOVER_POLICIES}
          isChosen={(takeover) => takeover === room.takeoverPolicy}
          label={(takeover) => options[takeover]}
          onChoose={(takeoverPolicy) => void remote.request({ type: 'change-room', takeoverPolicy })}
        />
      </div>
    </fieldset>
  )
}
