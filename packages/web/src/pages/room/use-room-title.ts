import type { RoomView } from '@slapwise/protocol'
import { usePageTitle } from '../../browser/page-title.ts'
import { findGameEntry } from '../../games/index.ts'
import { textIn, useI18n } from '../../i18n/index.tsx'

/** Puts game and room into the title of the page. */
export function useRoomTitle(room: RoomView | null): void {
  const { language } = useI18n()
  const entry = room && findGameEntry(room.game)
  usePageTitle(...(entry ? [textIn(entry.name, language), room.code] : []))
}
