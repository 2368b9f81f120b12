import type { ErrorCode } from '@slapwise/protocol'
import { useEffect, useState } from 'react'
import { fetchGame } from '../games/use-game.ts'
import { RemoteRoom } from './remote.ts'
import { door, greet, whyTurnedAway } from './server.ts'

const KNOCK_EVERY = 3_000

type Found = RemoteRoom | 'gone' | 'damaged' | 'locked' | 'sentAway' | 'nobody-answers' | null

/** Why there is no use in knocking again. */
const FOR_GOOD: Partial<Record<ErrorCode, 'gone' | 'damaged' | 'locked' | 'sentAway'>> = {
  'no-such-room': 'gone',
  'room-damaged': 'damaged',
  'room-locked': 'locked',
  'sent-away': 'sentAway',
}

/** Knocks until the server answers. */
export function useRoom(code: string | null, watches = false): Found {
  const [found, setFound] = useState<Found>(code === null ? 'gone' : null)
  useEffect(() => {
    if (code === null) return
    let room: RemoteRoom | null = null
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const knock = async () => {
      try {
        await greet()
        const { game } = await door.look(code)
        if (isLeft) return
        void fetchGame(game).catch(() => {})
        room = new RemoteRoom(code, watches)
        setFound(room)
      } catch (error) {
        if (isLeft) return
        const end = FOR_GOOD[whyTurnedAway(error) ?? 'not-stored']
        setFound(end ?? 'nobody-answers')
        if (!end) timer = setTimeout(() => void knock(), KNOCK_EVERY)
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
