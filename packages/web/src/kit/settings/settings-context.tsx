import type { Pace, RoomView } from '@slapwise/protocol'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { GameSettings } from './game-settings.ts'

/** The settings of any game, without the number of players. */
export type AnySettings = RoomView['settings']

/** Settings that can be edited: those of a room, or those of the next match against bots. */
export interface SettingsSource<S = AnySettings> {
  readonly settings: S
  /** The number of players so far, on which the point limit depends. */
  readonly players: number
  readonly pace: Pace
  readonly isReadOnly: boolean
  /** Adds how long a match takes to the name of a length, where that is known. */
  labelLength?(length: string, name: string): string
  /** Resolves to the names of the rejected settings; the pace stays if none is given. */
  submit(settings: S, pace?: Pace): Promise<readonly string[]>
}

export interface SettingsContext<S = AnySettings> extends Omit<SettingsSource<S>, 'submit'> {
  readonly rejectedNames: readonly string[]
  /** Messages for rejected settings by the name of the setting. */
  readonly settingErrors: Readonly<Record<string, string>>
  /** Resolves to whether the change was accepted. */
  changeSettings(changed: Partial<S>, pace?: Pace): Promise<boolean>
}

const Context = createContext<SettingsContext | null>(null)

/** The type argument is not checked: the caller has to know which game is being configured. */
export const useSettings = <S = AnySettings>() => useContext(Context) as unknown as SettingsContext<S>

interface Props {
  readonly game: GameSettings
  readonly source: SettingsSource
  readonly children: ReactNode
}

/**
 * Provides the settings to the form controls inside. Changes are shown at once, before they are confirmed, so that several
 * can be made in quick succession.
 */
export function SettingsProvider({ game, source, children }: Props) {
  const { settings: confirmed, submit, ...rest } = source
  const settingErrors = game.useSettingErrors()
  const wanted = useRef<AnySettings | null>(null)
  // A change that comes late, such as a board that was checked first, applies to the settings of that time.
  const latest = useRef(confirmed)
  useLayoutEffect(() => {
    latest.current = confirmed
  })
  const [draft, setDraft] = useState<AnySettings | null>(null)
  const [rejectedNames, setRejectedNames] = useState<readonly string[]>([])
  const changeSettings = async (changed: AnySettings, pace?: Pace) => {
    const next = game.applyChange(wanted.current ?? latest.current, changed)
    wanted.current = next
    setDraft(next)
    const rejected = await submit(next, pace)
    setRejectedNames(rejected)
    if (wanted.current === next) {
      wanted.current = null
      setDraft(null)
    }
    return rejected.length === 0
  }
  return (
    <Context value={{ ...rest, settings: draft ?? confirmed, rejectedNames, settingErrors, changeSettings }}>
      {children}
    </Context>
  )
}
