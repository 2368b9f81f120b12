import type { RequestBody } from '@slapwise/client'
import type { ProtocolError, RoomView } from '@slapwise/protocol'

const isFree = ({ member, bot }: RoomView['seats'][number]) => member === null && bot === null

interface RoomToSitIn {
  readonly store: { get(): { readonly room: Pick<RoomView, 'phase' | 'seats'> | null } }
  attempt(body: RequestBody): Promise<ProtocolError | null>
}

/** The first free seat before a match; where somebody, or a bot of the host's, was faster, the next. */
export async function takeSeat(remote: RoomToSitIn): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const { room } = remote.store.get()
    const free = (taken: RoomView['seats'][number], seat: number) => isFree(taken) && !tried.has(seat)
    const seat = room?.phase === 'lobby' ? room.seats.findIndex(free) : -1
    if (seat < 0) return
    tried.add(seat)
    if ((await remote.attempt({ type: 'sit', seat }))?.code !== 'seat-taken') return
  }
}
