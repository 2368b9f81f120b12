import type { ErrorCode } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import { loadEngine } from '../../games/index.ts'
import { preloadGame } from '../../games/use-game.ts'
import { api, ensureIdentity, errorCodeOf } from '../../match-sources/room/api.ts'
import { RemoteRoom } from '../../match-sources/room/remote-room.ts'

const RETRY_DELAY_MS = 3_000

type RoomFailure = 'room-gone' | 'room-damaged' | 'room-locked' | 'removed-from-room' | 'server-unreachable'

/** Any other error means that the server is unreachable. */
const FAILURE_BY_ERROR_CODE: Partial<Record<ErrorCode, RoomFailure>> = {
  'no-such-room': 'room-gone',
  'room-damaged': 'room-damaged',
  'room-locked': 'room-locked',
  'member-removed': 'removed-from-room',
}

/** Retrying is useless after these. */
const PERMANENT_FAILURES: readonly RoomFailure[] = ['room-gone', 'room-damaged']

/** Connects to a room, and retries until the server is reachable and lets this page in. */
export function useRemoteRoom(code: string | null, isScreen = false): RemoteRoom | RoomFailure | null {
  const [found, setFound] = useState<RemoteRoom | RoomFailure | null>(code === null ? 'room-gone' : null)
  useEffect(() => {
    if (code === null) return
    let room: RemoteRoom | null = null
    let timer: ReturnType<typeof setTimeout>
    let isUnmounted = false
    const openRoom = () => {
      const opened = new RemoteRoom({
        code,
        isScreen,
        loadEngine,
        onShutOut() {
          if (room !== opened) return
          opened.close()
          room = null
          setFound(null)
          void connect()
        },
      })
      room = opened
      setFound(opened)
    }
    const connect = async () => {
      try {
        await ensureIdentity()
        const { game } = await api.fetchRoom(code)
        if (isUnmounted) return
        void preloadGame(game).catch(() => {})
        openRoom()
      } catch (error) {
        if (isUnmounted) return
        const failure = FAILURE_BY_ERROR_CODE[errorCodeOf(error) ?? 'not-stored'] ?? 'server-unreachable'
        setFound(failure)
        if (!PERMANENT_FAILURES.includes(failure)) timer = setTimeout(() => void connect(), RETRY_DELAY_MS)
      }
    }
    void connect()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      room?.close()
    }
  }, [code, isScreen])
  return found
}
