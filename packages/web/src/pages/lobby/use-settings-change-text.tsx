import { formatChangedTerms } from '@slapwise/client'
import type { RoomView } from '@slapwise/protocol'
import { findGameEntry } from '../../games/index.ts'
import { textIn, useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoomState } from '../../match-sources/room/remote-room.ts'

interface Props {
  readonly game: WebGame
  readonly room: RoomView
  readonly state: Pick<RemoteRoomState, 'yourMember' | 'termsChange'>
}

/** A line on what the host has changed, and who is no longer ready because of it; null if there is nothing to report. */
export function useSettingsChangeText({
  game,
  room,
  state: { yourMember, termsChange },
}: Props): string | null {
  const { messages, language } = useI18n()
  if (!termsChange) return null
  const texts = messages.settings
  const names = {
    ...texts.changedNames,
    gameName: (id: string) => {
      const entry = findGameEntry(id)
      return entry ? textIn(entry.name, language) : id
    },
    paceName: (pace: RoomView['pace']) => texts.paces[pace].name,
    seconds: texts.seconds,
    tempoName: (tempo: RoomView['tempo']) => messages.start.tempos[tempo],
  }
  const what = formatChangedTerms(termsChange.before, room, names, (before, now) =>
    game.settings.describeChanges(before, now, language),
  )
  const by = yourMember === room.host ? null : room.members[room.host].name
  const unready = termsChange.noLongerReady.map((member) => room.members[member].name)
  return what.length === 0
    ? texts.describeRevertedChange(by, unready)
    : texts.describeChange(by, what, unready)
}
