import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Store } from '../../browser/store.ts'
import { useI18n } from '../../i18n/index.tsx'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import type { RemoteRoomState } from '../../match-sources/room/remote-room-state.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'
import type { OpenedReplay } from '../replay/opened-replay.ts'

/** The players with the faces that they have in the room, as far as it still knows them. */
export function usePlayersOfRoom(
  { record, source, players }: Pick<OpenedReplay, 'record' | 'source' | 'players'>,
  remote: RemoteRoom | null,
): readonly TablePlayer[] {
  const { messages } = useI18n()
  const store = remote?.store ?? NO_ROOM
  const members = useSyncExternalStore(store.subscribe, () => store.get()?.room?.members ?? null)
  const known = useMemo(
    () =>
      members
        ? playersInRecord(record, (seat) => messages.lookBack.anonymousPlayer(seat + 1), null, members)
        : players,
    [record, members, players, messages],
  )
  useEffect(() => source.setPlayers(known), [source, known])
  return known
}

const NO_ROOM = new Store<RemoteRoomState | null>(null)
