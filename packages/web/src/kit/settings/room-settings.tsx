import { isSeatTaken, type ProtocolError, type RoomView } from '@slapwise/protocol'
import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import type { GameSettings, GameSettingsGroup } from './game-settings.ts'
import { PaceSettingsGroup } from './pace-settings.tsx'
import { SettingsGroup } from './setting-controls.tsx'
import { SettingsProvider, type SettingsSource } from './settings-context.tsx'

/** Matches wide screens. On narrower ones, all groups of settings but the first are collapsed at first. */
const WIDE_SCREEN_QUERY = '(width >= 900px)'

interface Props {
  readonly game: GameSettings
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
}

/** The settings of a room: the host edits them, everybody else reads them. */
export function RoomSettings({ game, remote, room, isHost }: Props) {
  const { messages } = useI18n()
  const { settings, pace, seats } = room
  const [isWide] = useState(() => matchMedia(WIDE_SCREEN_QUERY).matches)
  const source: SettingsSource = {
    settings,
    pace,
    players: seats.filter(isSeatTaken).length,
    isReadOnly: !isHost,
    async submit(next, nextPace) {
      const paceChange = nextPace && { pace: nextPace, windowSeconds: null }
      return rejectedNamesIn(await remote.tryRequest({ type: 'change-room', settings: next, ...paceChange }))
    },
  }
  return (
    <SettingsProvider game={game} source={source}>
      <section className="settings">
        <h2>{messages.settings.title}</h2>
        {!isHost && <p className="muted-text">{messages.settings.hostOnlyHint}</p>}
        {game.Presets && <game.Presets />}
        {game.groups.filter(hasPlainChoices).map((group, i) => (
          <Group key={group.id} group={group} isOpen={isWide || i === 0} />
        ))}
        <PaceSettingsGroup
          room={room}
          isOpen={isWide}
          onChange={(change) => void remote.request({ type: 'change-room', ...change })}
        />
        {game.groups
          .filter((group) => !hasPlainChoices(group))
          .map((group) => (
            <Group key={group.id} group={group} isOpen={isWide} />
          ))}
      </section>
    </SettingsProvider>
  )
}

const hasPlainChoices = ({ Plain }: GameSettingsGroup): boolean => Plain !== undefined

interface GroupProps {
  readonly group: GameSettingsGroup
  readonly isOpen: boolean
}

function Group({ group: { useHeading, Plain, Further }, isOpen }: GroupProps) {
  return (
    <SettingsGroup {...useHeading()} isOpen={isOpen}>
      {Plain && <Plain />}
      {Further && <Further />}
    </SettingsGroup>
  )
}

/** The settings that the server has rejected, or the error code if that is not the reason. */
function rejectedNamesIn(problem: ProtocolError | null): readonly string[] {
  if (!problem) return []
  const { code, details } = problem
  if (code !== 'bad-settings' || !Array.isArray(details)) return [code]
  return details.map(({ path }: { path: readonly unknown[] }) => String(path[0]))
}
