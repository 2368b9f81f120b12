import type { RoomView } from '@slapwise/protocol'
import { useSpeech } from '../../words/index.tsx'

/** What everybody who plays is called, by seat. */
export function useNameInSeat({ seats, members }: RoomView): (seat: number) => string {
  const { words } = useSpeech()
  return (seat) => {
    const { member } = seats[seat]
    return member === null ? words.bots[seat] : members[member].name
  }
}
