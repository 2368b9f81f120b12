import { randomHex } from '@slapwise/kernel'
import { deviceStorage } from '../../browser/device-storage.ts'

/** The id of this tab. */
export const TAB_ID = randomHex()

const storageKey = (game: string): string => `slapwise.tab.${game}`

/** The tab that plays the stored match of a game. It may be one that has crashed. */
export const matchOwnerTab = {
  get: (game: string): string | null => deviceStorage.read(storageKey(game)),
  claim: (game: string): void => deviceStorage.write(storageKey(game), TAB_ID),
  release(game: string): void {
    if (matchOwnerTab.get(game) === TAB_ID) deviceStorage.write(storageKey(game), null)
  },
  isOtherTab: (game: string): boolean => ![TAB_ID, null].includes(matchOwnerTab.get(game)),
}
