import { unguessable } from '@slapwise/kernel'
import { kept } from '../../browser/kept.ts'

/** This tab, among all that are open on this device. */
export const TAB = unguessable()

const keyOf = (game: string): string => `slapwise.tab.${game}`

/** Which tab plays the match of a game that is kept on this device. A tab that has crashed may still be named. */
export const matchOwner = {
  of: (game: string): string | null => kept.read(keyOf(game)),
  claim: (game: string): void => kept.write(keyOf(game), TAB),
  release(game: string): void {
    if (matchOwner.of(game) === TAB) kept.write(keyOf(game), null)
  },
  isElsewhere: (game: string): boolean => ![TAB, null].includes(matchOwner.of(game)),
}
