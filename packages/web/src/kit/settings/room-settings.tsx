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

/** The settings of a game, of which nothing more is known here. */
type AnySettings = RoomView['settings']

export interface RoomSettingsValue<S = AnySettings> {
  readonly settings: S
  readonly room: RoomView
  readonly isHost: boolean
  /** The names of settings that were refused. */
  readonly rejectedNames: readonly string[]
  /** Why settings are refused, by their names. */
  readonly settingErrors: Readonly<Record<string, string>>
  /** Tells whether it was taken. */
  changeSettings(settings: Partial<S>, room?: PaceChange): Promise<boolean>
}

const Context = createContext<RoomSettingsValue | null>(null)

/** Whoever names what the settings are has to know which game is set here. */
export const useRoomSettings = <S = AnySettings>() => useContext(Context) as unknown as RoomSettingsValue<S>

interface Props<S> {
  readonly remote: RemoteRoom
  readonly room: RoomView
  readonly isHost: boolean
  /** Why settings of this game are refused, by their names. */
  readonly settingErrors: Readonly<Record<string, string>>
  /** The settings after a change: what would contradict it follows. */
  resolveSettings(before: S, changed: Partial<S>): S
  readonly children: ReactNode
}

/** How a room plays, for everything inside that shows a part of it. */
export function RoomSettings<S extends AnySettings>({ children, ...props }: Props<S>) {
  const { messages } = useI18n()
  const here = useOptimisticSettings(props)
  return (
    <Context value={here as unknown as RoomSettingsValue}>
      <section className="settings">
        <h2>{messages.settings.title}</h2>
        {!props.isHost && <p className="muted-text">{messages.settings.hostOnlyHint}</p>}
        {children}
      </section>
    </Context>
  )
}

/** Shown as they are wanted until the server has said yes or no: who taps fast changes one thing after the other. */
function useOptimisticSettings<S extends AnySettings>(
  props: Omit<Props<S>, 'children'>,
): RoomSettingsValue<S> {
  const { remote, room, isHost, settingErrors, resolveSettings } = props
  const settled = room.settings as S
  const wanted = useRef<S | null>(null)
  const [draft, setDraft] = useState<S | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const change = async (changed: Partial<S>, also: PaceChange = {}) => {
    const next = resolveSettings(wanted.current ?? settled, changed)
    wanted.current = next
    setDraft(next)
    const problem = await remote.tryRequest({ type: 'change-room', settings: next, ...also })
    setRefused(problem ? rejectedNamesIn(problem) : [])
    if (wanted.current === next) {
      wanted.current = null
      setDraft(null)
    }
    return problem === null
  }
  return {
    settings: draft ?? settled,
    room,
    isHost,
    rejectedNames: refused,
    settingErrors,
    changeSettings: change,
  }
}

function rejectedNamesIn({ code, details }: ProtocolError): string[] {
  if (code !== 'bad-settings' || !Array.isArray(details)) return [code]
  return details.map(({ path }: { path: readonly unknown[] }) => String(path[0]))
}
