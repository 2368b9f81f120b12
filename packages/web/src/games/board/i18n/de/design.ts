import type { DesignMessages } from '../messages/design.ts'

export const designMessages: DesignMessages = {
  title: 'Wie das Brett aussieht',
  boards: 'Bretter',
  cards: 'Karten',
  pieces: 'Figuren, Würfel, Gullys',
  events: 'Ereignisse',
  moments: 'Momente',
}
