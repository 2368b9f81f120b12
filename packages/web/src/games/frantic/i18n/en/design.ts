import type { DesignMessages } from '../messages/design.ts'

export const designMessages: DesignMessages = {
  title: 'How it looks',
  colours: 'Inks, shapes, type',
  controls: 'Things to press',
  people: 'Faces',
  moments: 'Every question, every state',
}
