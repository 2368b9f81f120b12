import type { Tempo } from '@slapwise/kernel'
import type { Pace, ProtocolError, RoomView } from '@slapwise/protocol'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import './settings.css'

export interface PaceChange {
  readonly pace?: Pace
  readonly windowSeconds?: number | null
  readonly tempo?: Tempo
}

/** The settings of any game. */
type AnySettings = RoomView['settings']

export interface RoomSettingsValue<S = AnySettings> {
  readonly settings: S
  readonly room: RoomView
  readonly isHost: boolean
  /** The names of settings that the server has rejected. */
  readonly rejectedNames: readonly string[]
  /** Messages for rejected settings by the name of the setting. */
  readonly settingErrors: Readonly<Record<string, string>>
  /** Resolves to whether the server accepted the change. */
  changeSettings(settings: Partial<S>, room?: PaceChange): Promise<boolean>
}

const Context = createContext<RoomSettingsValue | null>(null)

/** The type argument is not checked: the caller has to know which game is being configured. */
export const useRoomSettings = <S = AnySettings>() => useContext(Context) as unknown as RoomSettingsValue<S>

interface Props<S> {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
  /** Messages for rejected settings of this game by the name of the setting. */
  readonly settingErrors: Readonly<Record<string, string>>
  /** The settings after a change, with other settings adapted that would contradict it. */
  resolveSettings(before: S, changed: Partial<S>): S
  readonly children: ReactNode
}

/** Provides the settings of a room to the form controls inside. */
export function RoomSettingsForm<S extends AnySettings>({ children, ...props }: Props<S>) {
  const { messages } = useI18n()
  const value = useOptimisticSettings(props)
  return (
    <Context value={value as unknown as RoomSettingsValue}>
      <section className="settings">
        <h2>{messages.settings.title}</h2>
        {!props.isHost && <p className="muted-text">{messages.settings.hostOnlyHint}</p>}
        {children}
      </section>
    </Context>
  )
}

/** Shows changes at once, before the server has confirmed them, so that several can be made in quick succession. */
function useOptimisticSettings<S extends AnySettings>(
  props: Omit<Props<S>, 'children'>,
): RoomSettingsValue<S> {
  const { remote, room, isHost, settingErrors, resolveSettings } = props
  const confirmed = room.settings as S
  const wanted = useRef<S | null>(null)
  const [draft, setDraft] = useState<S | null>(null)
  const [rejectedNames, setRejectedNames] = useState<readonly string[]>([])
  const changeSettings = async (changed: Partial<S>, pace: PaceChange = {}) => {
    const next = resolveSettings(wanted.current ?? confirmed, changed)
    wanted.current = next
    setDraft(next)
    const problem = await remote.tryRequest({ type: 'change-room', settings: next, ...pace })
    setRejectedNames(problem ? rejectedNamesIn(problem) : [])
    if (wanted.current === next) {
      wanted.current = null
      setDraft(null)
    }
    return problem === null
  }
  return {
    settings: draft ?? confirmed,
    room,
    isHost,
    rejectedNames,
    settingErrors,
    changeSettings,
  }
}

function rejectedNamesIn({ code, details }: ProtocolError): string[] {
  if (code !== 'bad-settings' || !Array.isArray(details)) return [code]
  return details.map(({ path }: { path: readonly unknown[] }) => String(path[0]))
}
