import type { ErrorCode } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import { RemoteRoom } from '../../game/room/remote.ts'
import { door, greet, whyTurnedAway } from '../../game/room/server.ts'
import { loadEngine } from '../../games/index.ts'
import { fetchGame } from '../../games/use-game.ts'

const KNOCK_EVERY = 3_000

type Trouble = 'gone' | 'damaged' | 'locked' | 'sentAway' | 'nobody-answers'

/** Why the room cannot be seen; anything else is that nobody answers. */
const TROUBLES: Partial<Record<ErrorCode, Trouble>> = {
  'no-such-room': 'gone',
  'room-damaged': 'damaged',
  'room-locked': 'locked',
  'sent-away': 'sentAway',
}

/** There is no use in knocking again. */
const FOR_GOOD: readonly Trouble[] = ['gone', 'damaged']

/** Knocks until the server answers and the room lets this page in; again where it has shut it out. */
export function useRoom(code: string | null, watches = false): RemoteRoom | Trouble | null {
  const [found, setFound] = useState<RemoteRoom | Trouble | null>(code === null ? 'gone' : null)
  useEffect(() => {
    if (code === null) return
    let room: RemoteRoom | null = null
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const enter = () => {
      const entered = new RemoteRoom({
        code,
        watches,
        loadEngine,
        shutOut() {
          if (room !== entered) return
          entered.close()
          room = null
          setFound(null)
          void knock()
        },
      })
      room = entered
      setFound(entered)
    }
    const knock = async () => {
      try {
        await greet()
        const { game } = await door.look(code)
        if (isLeft) return
        void fetchGame(game).catch(() => {})
        enter()
      } catch (error) {
        if (isLeft) return
        const trouble = TROUBLES[whyTurnedAway(error) ?? 'not-stored'] ?? 'nobody-answers'
        setFound(trouble)
        if (!FOR_GOOD.includes(trouble)) timer = setTimeout(() => void knock(), KNOCK_EVERY)
      }
    }
    void knock()
    return () => {
      isLeft = true
      clearTimeout(timer)
      room?.close()
    }
  }, [code, watches])
  return found
}
