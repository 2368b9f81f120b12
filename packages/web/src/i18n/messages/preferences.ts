import type { Preferences } from '../../preferences/preferences.ts'

/** A switch, and what it is good for. */
interface SwitchText {
  readonly name: string
  readonly description: string
}

/** What one likes. */
export interface PreferenceMessages {
  readonly title: string
  readonly sound: SwitchText
  readonly soundPreview: string
  readonly vibration: SwitchText
  readonly notifications: SwitchText
  /** The browser has been told never to ask again. */
  readonly notificationsBlocked: string
  /** Browsers give it only to pages with TLS. */
  readonly notificationsNeedTls: string
  readonly eventPanels: SwitchText
  readonly mildNames: SwitchText
  readonly autoPass: SwitchText
  /** How fast bots play where nobody else does. */
  readonly tempo: string
  readonly botRemarks: SwitchText
  readonly theme: string
  readonly themes: Readonly<Record<Preferences['theme'], string>>
  readonly language: string
  /** What this language is called by those who speak it. */
  readonly nativeName: string
}
