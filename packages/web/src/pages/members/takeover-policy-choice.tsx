import { type RoomView, TAKEOVERS } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { Chips } from '../../ui/controls/chips.tsx'

/** Who may play on for a bot, or for somebody who is away; for the host. */
export function TakeoverPolicyChoice({
  remote,
  room,
}: {
  readonly remote: RemoteRoom
  readonly room: RoomView
}) {
  const { title, options } = useI18n().messages.room.takeoverPolicy
  return (
    <fieldset className="takeover">
      <legend>{title}</legend>
      <div className="chips">
        <Chips
          options={TAKEOVERS}
          isChosen={(takeover) => takeover === room.takeover}
          label={(takeover) => options[takeover]}
          onChoose={(takeover) => void remote.request({ type: 'set', takeover })}
        />
      </div>
    </fieldset>
  )
}
