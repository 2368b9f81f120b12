/** The expression of a face. */
export type Mood = 'calm' | 'wince' | 'smirk' | 'dread' | 'sulk' | 'cheer'

/** Paths in a box of 20 by 20: the first is stroked, the second is filled. */
export type LineAndFill = readonly [line: string, area: string]

/** Eyes and mouth of a mood, in place of those of the face. */
export const MOOD_FEATURES: Readonly<
  Record<Exclude<Mood, 'calm'>, { readonly eyes: LineAndFill; readonly mouth: LineAndFill }>
> = {
  wince: {
    eyes: ['M5.2 6.8 8.4 8.4 5.2 10M14.8 6.8 11.6 8.4 14.8 10', ''],
    mouth: ['M6.2 14q1.3-2.2 2.5-.4t2.6 0 2.5.4', ''],
  },
  smirk: {
    eyes: ['M5 7.6h4M11 6.9l4-.9', 'M5.8 7.8h3a1.5 1.5 0 0 1-3 0ZM12 7.8h3a1.5 1.5 0 0 1-3 0Z'],
    mouth: ['M6.8 13.2q3.8 1.8 6.8-2', ''],
  },
  dread: {
    eyes: [
      'M6.9 6a2.1 2.1 0 1 0 .01 0ZM13.1 6a2.1 2.1 0 1 0 .01 0Z',
      'M6.9 7.6a.6.6 0 1 0 .01 0ZM13.1 7.6a.6.6 0 1 0 .01 0Z',
    ],
    mouth: ['m6 14.2 1.4-1.4 1.3 1.4 1.3-1.4 1.3 1.4 1.3-1.4 1.4 1.4', ''],
  },
  sulk: {
    eyes: ['M5.2 7.8 8.4 6.6M14.8 7.8 11.6 6.6M7.3 9.4v.6M12.7 9.4v.6', ''],
    mouth: ['M6.8 14.6q3.2-3.4 6.4 0M8.7 16.3h2.6', ''],
  },
  cheer: {
    eyes: ['M5.3 9q1.7-2.8 3.4 0M11.3 9q1.7-2.8 3.4 0', ''],
    mouth: ['', 'M5.8 11.3h8.4q-.5 5.2-4.2 5.2t-4.2-5.2Z'],
  },
}
