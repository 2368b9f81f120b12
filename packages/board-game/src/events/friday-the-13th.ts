import type { EventKind } from '../model/event-kind.ts'

export const fridayThe13th: EventKind = {
  id: 'friday-the-13th',
  name: { en: 'Friday the 13th', de: 'Freitag der 13.' },
  text: {
    en: 'Bad luck, they say. Nothing happens.',
    de: 'Bringt Unglück, heisst es. Es passiert nichts.',
  },
  run: () => {},
}
