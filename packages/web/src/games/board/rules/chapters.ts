import type { ChapterLayout } from '../../../kit/rules/rules-chapter.ts'

export const CHAPTER_IDS = [
  'goal',
  'set-up',
  'turn',
  'placing',
  'moving',
  'directions',
  'colours',
  'street',
  'reactions',
  'events',
  'round-end',
  'match-end',
  'boards',
  'time',
] as const

export type ChapterId = (typeof CHAPTER_IDS)[number]

const HAND = '.prompt-sheet, .hand'
const STREET = '.board'

/** The chapters of the rules, with their pictures. */
export const CHAPTERS: readonly ChapterLayout<ChapterId>[] = [
  { id: 'goal', pictures: [{ moment: 'state-not-your-turn', shows: STREET, height: 280 }] },
  { id: 'set-up', pictures: [{ moment: 'set-up', shows: HAND, height: 260 }] },
  { id: 'turn', pictures: [{ moment: 'turn', shows: HAND, height: 240 }], lessons: ['roll'] },
  {
    id: 'placing',
    pictures: [{ moment: 'lay-block', shows: STREET, height: 280 }],
    lessons: ['place'],
    rulings: ['placing'],
  },
  { id: 'moving', pictures: [{ moment: 'roll', shows: '.board, .tray', height: 400 }], rulings: ['moving'] },
  {
    id: 'directions',
    pictures: [{ moment: 'state-push-through-the-wall', shows: STREET, height: 280 }],
    lessons: ['directions'],
  },
  { id: 'colours', pictures: [{ moment: 'token-swap', shows: HAND, height: 260 }] },
  {
    id: 'street',
    pictures: [
      { moment: 'state-stop-holds-you', shows: STREET, height: 280 },
      { moment: 'state-manhole', shows: STREET, height: 280 },
    ],
    lessons: ['spaces'],
  },
  {
    id: 'reactions',
    pictures: [{ moment: 'block-remote', shows: HAND, height: 290 }],
    lessons: ['reactions'],
    rulings: ['throwing-in'],
  },
  {
    id: 'events',
    pictures: [{ moment: 'state-event-of-many-words', shows: '.event-panel', height: 620 }],
    lessons: ['events'],
    rulings: ['events'],
  },
  {
    id: 'round-end',
    pictures: [{ moment: 'nice-try', shows: HAND, height: 290 }],
    lessons: ['end'],
    rulings: ['end'],
  },
  { id: 'match-end', pictures: [{ moment: 'next-round', shows: '.score-sheet', height: 460 }] },
  { id: 'boards', pictures: [{ moment: 'state-blind-alley', shows: STREET, height: 360 }] },
  { id: 'time', pictures: [] },
]
