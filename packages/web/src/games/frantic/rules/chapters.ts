import type { ChapterLayout } from '../../../kit/rules/rules-chapter.ts'

export const CHAPTER_IDS = [
  'goal',
  'deal',
  'turn',
  'call',
  'wishes',
  'specials',
  'attacks',
  'events',
  'powers',
  'pandora',
  'order',
  'round-end',
  'scoring',
  'match-end',
  'without-points',
  'editions',
  'time',
] as const

export type ChapterId = (typeof CHAPTER_IDS)[number]

const HAND = '.prompt-sheet, .hand'
const TABLE = '.other-seats, .table-centre'

/** The chapters of the rules, with their pictures. */
export const CHAPTERS: readonly ChapterLayout<ChapterId>[] = [
  { id: 'goal', pictures: [{ moment: 'state-one-card-left', shows: TABLE, height: 350 }] },
  { id: 'deal', pictures: [{ moment: 'wish-opening', shows: '.table-centre, .prompt-sheet', height: 480 }] },
  { id: 'turn', pictures: [{ moment: 'turn', shows: HAND, height: 290 }], lessons: ['first-card', 'draw'] },
  {
    id: 'call',
    pictures: [
      { moment: 'state-call-colour-and-number', shows: '.table-centre', height: 250 },
      { moment: 'state-call-wished-number', shows: '.table-centre', height: 250 },
    ],
  },
  { id: 'wishes', pictures: [{ moment: 'wish-fantastic', shows: HAND, height: 440 }], lessons: ['wish'] },
  {
    id: 'specials',
    pictures: [{ moment: 'turn-fuck-you-with-ten-cards', shows: HAND, height: 290 }],
    lessons: ['troublemaker'],
  },
  {
    id: 'attacks',
    pictures: [
      { moment: 'victim-gift', shows: TABLE, height: 350 },
      { moment: 'counterattack-against-gift', shows: HAND, height: 360 },
    ],
    lessons: ['attack', 'counterattack'],
    rulings: ['throwing-in'],
  },
  {
    id: 'events',
    pictures: [
      { moment: 'state-event-of-many-words', shows: '.event-panel', height: 620 },
      { moment: 'lucky-bastard', shows: HAND, height: 360 },
    ],
    lessons: ['black'],
  },
  {
    id: 'powers',
    pictures: [{ moment: 'turn-with-powers', shows: HAND, height: 290 }],
    lessons: ['supercharge'],
    rulings: ['powers'],
  },
  {
    id: 'pandora',
    pictures: [
      { moment: 'state-lasting-rules-and-powers', shows: '.table-centre, .active-effects', height: 330 },
    ],
    lessons: ['pandora'],
    rulings: ['rule-cards'],
  },
  { id: 'order', pictures: [] },
  {
    id: 'round-end',
    pictures: [{ moment: 'nice-try', shows: HAND, height: 360 }],
    lessons: ['last-card'],
    rulings: ['round'],
  },
  { id: 'scoring', pictures: [{ moment: 'next-round', shows: '.score-sheet', height: 520 }] },
  { id: 'match-end', pictures: [{ moment: 'state-match-over-own-win', shows: '.score-sheet', height: 420 }] },
  { id: 'without-points', pictures: [], rulings: ['without-points'] },
  { id: 'editions', pictures: [] },
  { id: 'time', pictures: [] },
]
