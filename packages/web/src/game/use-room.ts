import { useEffect, useState } from 'react'
import { fetchGame } from '../games/use-game.ts'
import { RemoteRoom } from './remote.ts'
import { door, greet, whyTurnedAway } from './server.ts'

const KNOCK_EVERY = 3_000

type Found = RemoteRoom | 'gone' | 'damaged' | 'nobody-answers' | null

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
        const why = howTurnedAway(error)
        setFound(why)
        if (why === 'nobody-answers') timer = setTimeout(() => void knock(), KNOCK_EVERY)
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

function howTurnedAway(error: unknown): 'gone' | 'damaged' | 'nobody-answers' {
  switch (whyTurnedAway(error)) {
    case 'no-such-room':
      return 'gone'
    case 'room-damaged':
      return 'damaged'
    default:
      return 'nobody-answers'
  }
}
