import { randomHex } from '@slapwise/kernel'
import { deviceStorage } from '../../browser/device-storage.ts'

/** This tab, among all that are open on this device. */
export const TAB_ID = randomHex()

const storageKey = (game: string): string => `slapwise.tab.${game}`

/** Which tab plays the match of a game that is kept on this device. A tab that has crashed may still be named. */
export const matchOwnerTab = {
  get: (game: string): string | null => deviceStorage.read(storageKey(game)),
  claim: (game: string): void => deviceStorage.write(storageKey(game), TAB_ID),
  release(game: string): void {
    if (matchOwnerTab.get(game) === TAB_ID) deviceStorage.write(storageKey(game), null)
  },
  isOtherTab: (game: string): boolean => ![TAB_ID, null].includes(matchOwnerTab.get(game)),
}
