import type { Pace, ProtocolError, RoomView } from '@slapwise/protocol'
import { createContext, useContext, useRef, useState } from 'react'
import type { RemoteRoom } from '../../game/remote.ts'
import { follow, type GameSettings } from '../../games/frantic/settings/follow.ts'

export interface RoomChange {
  readonly pace?: Pace
  readonly window?: number | null
}

export interface SettingsHere {
  readonly settings: GameSettings
  readonly room: RoomView
  readonly isHost: boolean
  /** The names of settings that were refused. */
  readonly refused: readonly string[]
  /** Tells whether it was taken. */
  change(settings: Partial<GameSettings>, room?: RoomChange): Promise<boolean>
}

export const SettingsContext = createContext<SettingsHere | null>(null)

export const useSettingsHere = (): SettingsHere => useContext(SettingsContext)!

/** Shown as they are wanted until the server has said yes or no: who taps fast changes one thing after the other. */
export function useSettings(remote: RemoteRoom, room: RoomView, isHost: boolean): SettingsHere {
  const settled = room.settings as unknown as GameSettings
  const wanted = useRef<GameSettings | null>(null)
  const [draft, setDraft] = useState<GameSettings | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const change = async (changed: Partial<GameSettings>, also: RoomChange = {}) => {
    const next = follow(wanted.current ?? settled, changed)
    wanted.current = next
    setDraft(next)
    const problem = await remote.attempt({ type: 'set', settings: next, ...also })
    setRefused(problem ? namesIn(problem) : [])
    if (wanted.current === next) {
      wanted.current = null
      setDraft(null)
    }
    return problem === null
  }
  return { settings: draft ?? settled, room, isHost, refused, change }
}

function namesIn({ code, details }: ProtocolError): string[] {
  if (code !== 'bad-settings' || !Array.isArray(details)) return [code]
  return details.map(({ path }: { path: readonly unknown[] }) => String(path[0]))
}
