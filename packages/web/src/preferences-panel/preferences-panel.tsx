import { type ReactNode, useState } from 'react'
import { playSounds, previewSound } from '../feedback/play-sounds.ts'
import { canVibrate, vibrate } from '../feedback/vibration.ts'
import { LANGUAGE_CODES, MESSAGES, setLanguage, useI18n } from '../i18n/index.tsx'
import {
  areIntroductionsOn,
  isAdviceOn,
  type Preferences,
  resetIntroductions,
  setPreferences,
  THEMES,
  usePreferences,
} from '../preferences/preferences.ts'
import './preferences-panel.css'
import { RadioGroup, Switch } from './controls.tsx'
import { ThemeIcon } from './theme-icon.tsx'

/** The preferences of this device; `children` are those of the game. */
export function PreferencesPanel({ children }: { readonly children?: ReactNode }) {
  const { messages, language } = useI18n()
  const schema = usePreferences()
  const texts = messages.preferences
  return (
    <section className="preferences" aria-label={messages.start.preferences}>
      <ul>
        <SoundSwitch />
        {canVibrate() && <PreferenceSwitch of="vibration" onOn={() => vibrate([35])} />}
        {(!isSecureContext || 'Notification' in window) && <NotificationSwitch />}
        <PreferenceSwitch of="eventPanels" onOn={() => playSounds('stamp')} />
        <PreferenceSwitch of="mildNames" />
        <PreferenceSwitch of="autoAnswer" />
        <PreferenceSwitch of="botRemarks" />
        <IntroductionSwitch />
        <AdviceSwitch />
      </ul>
      <RadioGroup
        name={texts.theme}
        options={THEMES}
        chosen={schema.theme}
        onChoose={(next) => setPreferences({ theme: next })}
        label={(option) => (
          <>
            <ThemeIcon theme={option} />
            {texts.themes[option]}
          </>
        )}
      />
      {children}
      <RadioGroup
        name={texts.language}
        options={LANGUAGE_CODES}
        chosen={language}
        onChoose={setLanguage}
        label={(option) => <span lang={option}>{MESSAGES[option].preferences.nativeName}</span>}
      />
    </section>
  )
}

type SwitchPreference = keyof Pick<
  Preferences,
  'vibration' | 'eventPanels' | 'mildNames' | 'autoAnswer' | 'botRemarks'
>

function PreferenceSwitch({ of, onOn }: { readonly of: SwitchPreference; onOn?(): void }) {
  const { messages } = useI18n()
  const isOn = usePreferences()[of]
  const flip = () => {
    setPreferences({ [of]: !isOn })
    if (!isOn) onOn?.()
  }
  return <Switch {...messages.preferences[of]} isOn={isOn} onToggle={flip} />
}

function IntroductionSwitch() {
  const { messages } = useI18n()
  const current = usePreferences()
  const isOn = areIntroductionsOn(current)
  const hasMet = [current.seenEvents, ...Object.values(current.introduced)].some(({ length }) => length > 0)
  return (
    <Switch
      {...messages.preferences.introductions}
      isOn={isOn}
      onToggle={() => setPreferences({ introductions: !isOn })}
    >
      {isOn && hasMet && (
        <button type="button" className="switch-action" onClick={resetIntroductions}>
          {messages.preferences.introduceAgain}
        </button>
      )}
    </Switch>
  )
}

function AdviceSwitch() {
  const { messages } = useI18n()
  const isOn = isAdviceOn(usePreferences())
  return (
    <Switch {...messages.preferences.advice} isOn={isOn} onToggle={() => setPreferences({ advice: !isOn })} />
  )
}

function SoundSwitch() {
  const { messages } = useI18n()
  const { sound } = usePreferences()
  const flip = () => {
    setPreferences({ sound: !sound })
    if (!sound) void previewSound('slap')
  }
  return (
    <Switch {...messages.preferences.sound} isOn={sound} onToggle={flip}>
      {sound && (
        <button type="button" className="switch-action" onClick={() => void previewSound('slap')}>
          {messages.preferences.soundPreview}
        </button>
      )}
    </Switch>
  )
}

const notificationPermission = () => (isSecureContext ? Notification.permission : 'withheld')

/** Asks the browser for permission only when the switch is turned on. */
function NotificationSwitch() {
  const { messages } = useI18n()
  const { notifications } = usePreferences()
  const [permission, setPermission] = useState(notificationPermission)
  const isOn = notifications && permission === 'granted'
  const flip = async () => {
    if (isOn) return setPreferences({ notifications: false })
    const answer = await Notification.requestPermission()
    setPermission(answer)
    setPreferences({ notifications: answer === 'granted' })
  }
  const { notifications: switchText, notificationsBlocked, notificationsNeedTls } = messages.preferences
  const obstacle = {
    denied: notificationsBlocked,
    withheld: notificationsNeedTls,
    granted: null,
    default: null,
  }[permission]
  return (
    <Switch
      name={switchText.name}
      description={obstacle ?? switchText.description}
      isOn={isOn}
      isBlocked={obstacle !== null}
      onToggle={() => void flip()}
    />
  )
}
