import type { FaceMessages } from '../messages/faces.ts'

export const faceMessages: FaceMessages = {
  description:
    'This is you: at the table, on the score sheet, and on the board as your token, with a die to match.',
  colourTaken: 'Your colour already sits at this table. Pick another, or get the next one that is free.',
  taken: (colour) => `${colour}: taken`,
  parts: {
    ink: {
      name: 'Colour',
      variants: ['red', 'blue', 'green', 'yellow', 'purple', 'lime', 'light blue', 'pink'],
    },
    head: { name: 'Head', variants: ['circle', 'square', 'triangle', 'star', 'diamond', 'blot'] },
    eyes: { name: 'Eyes', variants: ['dots', 'sleepy', 'wide open', 'winking', 'grim'] },
    mouth: { name: 'Mouth', variants: ['smiling', 'straight', 'sulking', 'laughing', 'surprised'] },
  },
}
