import { type RoomView, TAKEOVERS } from '@slapwise/protocol'
import type { RemoteRoom } from '../../game/room/remote.ts'
import { Chips } from '../../look/controls/chips.tsx'
import { useI18n } from '../../words/index.tsx'

/** Who may play on for a bot, or for somebody who is away; for the host. */
export function TakeoverPolicyChoice({ remote, room }: { readonly remote: RemoteRoom; readonly room: RoomView }) {
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
