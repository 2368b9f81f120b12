import type { Preferences } from '../../preferences/preferences.ts'

/** A switch, and what it is good for. */
interface Switch {
  readonly name: string
  readonly what: string
}

/** What one likes. */
export interface PreferenceWords {
  readonly title: string
  readonly sound: Switch
  readonly tryIt: string
  readonly vibration: Switch
  readonly notifications: Switch
  /** The browser has been told never to ask again. */
  readonly blocked: string
  /** Browsers give it only to pages with TLS. */
  readonly withheld: string
  readonly eventPanels: Switch
  readonly mildNames: Switch
  readonly passes: Switch
  /** How fast bots play where nobody else does. */
  readonly tempo: string
  readonly remarks: Switch
  readonly theme: string
  readonly themes: Readonly<Record<Preferences['theme'], string>>
  readonly language: string
  /** What this language is called by those who speak it. */
  readonly ownName: string
}
