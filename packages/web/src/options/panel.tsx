import { TEMPO_NAMES } from '@slapwise/kernel'
import { type ReactNode, useState } from 'react'
import { type Preferences, prefer, THEMES, tempoAlone, usePreferences } from '../preferences/preferences.ts'
import { play, tryOut } from '../sense/sound.ts'
import { canVibrate, vibrate } from '../sense/vibration.ts'
import { LANGUAGE_CODES, LANGUAGES, useSpeech } from '../words/index.tsx'
import './panel.css'
import { Choice, Switch } from './controls.tsx'
import { ThemeIcon } from './icons.tsx'

/** What one likes, on this device, and what the game lets one choose besides. */
export function PreferencesPanel({ children }: { readonly children?: ReactNode }) {
  const { words, language, speak } = useSpeech()
  const likes = usePreferences()
  const said = words.preferences
  return (
    <section className="preferences" aria-label={said.title}>
      <ul>
        <SoundSwitch />
        {canVibrate() && <Plain of="vibration" onOn={() => vibrate([35])} />}
        {(!isSecureContext || 'Notification' in window) && <NotificationSwitch />}
        <Plain of="eventPanels" onOn={() => play('stamp')} />
        <Plain of="mildNames" />
        <Plain of="passes" />
        <Plain of="remarks" />
      </ul>
      <Choice
        name={said.tempo}
        options={TEMPO_NAMES}
        chosen={tempoAlone(likes)}
        onChoose={(tempo) => prefer({ tempo })}
        label={(option) => words.settings.tempos[option].name}
      />
      <Choice
        name={said.theme}
        options={THEMES}
        chosen={likes.theme}
        onChoose={(next) => prefer({ theme: next })}
        label={(option) => (
          <>
            <ThemeIcon theme={option} />
            {said.themes[option]}
          </>
        )}
      />
      {children}
      <Choice
        name={said.language}
        options={LANGUAGE_CODES}
        chosen={language}
        onChoose={speak}
        label={(option) => <span lang={option}>{LANGUAGES[option].preferences.ownName}</span>}
      />
    </section>
  )
}

type PlainSwitch = keyof Pick<Preferences, 'vibration' | 'eventPanels' | 'mildNames' | 'passes' | 'remarks'>

function Plain({ of, onOn }: { readonly of: PlainSwitch; onOn?(): void }) {
  const { words } = useSpeech()
  const isOn = usePreferences()[of]
  const flip = () => {
    prefer({ [of]: !isOn })
    if (!isOn) onOn?.()
  }
  return <Switch {...words.preferences[of]} isOn={isOn} onFlip={flip} />
}

function SoundSwitch() {
  const { words } = useSpeech()
  const { sound } = usePreferences()
  const flip = () => {
    prefer({ sound: !sound })
    if (!sound) void tryOut('slap')
  }
  return (
    <Switch {...words.preferences.sound} isOn={sound} onFlip={flip}>
      {sound && (
        <button type="button" className="try-it" onClick={() => void tryOut('slap')}>
          {words.preferences.tryIt}
        </button>
      )}
    </Switch>
  )
}

const permissionNow = () => (isSecureContext ? Notification.permission : 'withheld')

/** The browser is asked when somebody switches it on, and never before. */
function NotificationSwitch() {
  const { words } = useSpeech()
  const { notifications } = usePreferences()
  const [permission, setPermission] = useState(permissionNow)
  const isOn = notifications && permission === 'granted'
  const flip = async () => {
    if (isOn) return prefer({ notifications: false })
    const answer = await Notification.requestPermission()
    setPermission(answer)
    prefer({ notifications: answer === 'granted' })
  }
  const { notifications: said, blocked, withheld } = words.preferences
  const obstacle = { denied: blocked, withheld, granted: null, default: null }[permission]
  return (
    <Switch
      name={said.name}
      what={obstacle ?? said.what}
      isOn={isOn}
      isBlocked={obstacle !== null}
      onFlip={() => void flip()}
    />
  )
}
