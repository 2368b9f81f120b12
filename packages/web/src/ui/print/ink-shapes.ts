import type { Ink } from './inks.ts'

/** Each colour has a shape, so that colour is never the only distinction. In a box of 20 by 20. */
export const INK_SHAPES: Readonly<Record<Ink, string>> = {
  red: 'M10 1.5 19 18H1Z',
  blue: 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
  green: 'M2 2h16v16H2Z',
  yellow: 'm10 .8 2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L10 15.2l-5.9 3.5 1.5-6.6L.5 7.6 7.3 7Z',
  purple: 'M10 .8 17.5 10 10 19.2 2.5 10Z',
  black:
    'M6 2.5c2 0 2.6 1 4 1s2-1 4-1c3 0 4.500 2.500 4 5-.3 1.500-1 2-1 3s.8 1.600 1 3c.4 2.600-1.200 5-4 5-2 0-2.600-1-4-1s-2 1-4 1c-2.800 0-4.400-2.400-4-5 .2-1.400 1-2 1-3s-.7-1.500-1-3c-.5-2.500 1-5 4-5Z',
}
