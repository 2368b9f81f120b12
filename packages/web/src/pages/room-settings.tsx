import { LENGTHS, SET_NAMES, SETS } from '@slapwise/card-game'
import { PACES, type RoomView } from '@slapwise/protocol'
import type { RemoteRoom } from '../game/remote.ts'
import { useSpeech } from '../words/index.tsx'

/** What the host can set; the others see it. */
export function RoomSettings(props: {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}) {
  const { remote, room, isHost } = props
  const { words, language } = useSpeech()
  const { settings } = room
  /** Purple, rule cards and the like follow the sets, unless they are set. */
  const change = (changed: object) => {
    const { sets, limit, edition, handSize } = settings
    void remote.request({ type: 'set', settings: { sets, limit, edition, handSize, ...changed } })
  }
  return (
    <fieldset className="settings" disabled={!isHost}>
      <div>
        <span>{words.room.sets}</span>
        {SET_NAMES.map((set) => {
          const isIn = settings.sets.includes(set)
          const sets = isIn ? settings.sets.filter((name) => name !== set) : [...settings.sets, set]
          return (
            <button
              key={set}
              type="button"
              className="chip"
              aria-pressed={isIn}
              disabled={set === 'base'}
              onClick={() => change({ sets })}
            >
              {SETS[set].name[language]}
            </button>
          )
        })}
      </div>
      <div>
        <span>{words.room.length}</span>
        {[...LENGTHS, 'none' as const].map((limit) => (
          <button
            key={limit}
            type="button"
            className="chip"
            aria-pressed={settings.limit === limit}
            onClick={() => change({ limit })}
          >
            {words.room.lengths[limit]}
          </button>
        ))}
      </div>
      <div>
        <span>{words.room.ruleCards}</span>
        {[0, 1, 2, 3].map((ruleCards) => (
          <button
            key={ruleCards}
            type="button"
            className="chip"
            aria-pressed={settings.ruleCards === ruleCards}
            onClick={() => change({ ruleCards })}
          >
            {ruleCards}
          </button>
        ))}
      </div>
      <div>
        <span>{words.room.pace}</span>
        {PACES.map((pace) => (
          <button
            key={pace}
            type="button"
            className="chip"
            aria-pressed={room.pace === pace}
            onClick={() => void remote.request({ type: 'set', pace })}
          >
            {words.room.paces[pace]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="chip"
        aria-pressed={room.isPublic}
        onClick={() => void remote.request({ type: 'set', isPublic: !room.isPublic })}
      >
        {words.room.isPublic}
      </button>
    </fieldset>
  )
}
