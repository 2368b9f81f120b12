import type { Preferences } from '../../preferences/preferences.ts'

interface SwitchText {
  readonly name: string
  readonly description: string
}

export interface PreferenceMessages {
  readonly sound: SwitchText
  readonly soundPreview: string
  readonly vibration: SwitchText
  readonly notifications: SwitchText
  /** Shown if the browser blocks notifications for this page. */
  readonly notificationsBlocked: string
  /** Shown on pages without TLS, on which browsers do not allow notifications. */
  readonly notificationsNeedTls: string
  readonly eventPanels: SwitchText
  readonly mildNames: SwitchText
  readonly autoAnswer: SwitchText
  readonly botRemarks: SwitchText
  readonly introductions: SwitchText
  /** Forgets what has been introduced on this device. */
  readonly introduceAgain: string
  readonly advice: SwitchText
  readonly theme: string
  readonly themes: Readonly<Record<Preferences['theme'], string>>
  readonly language: string
  /** The name of the language in that language. */
  readonly nativeName: string
}
