import type { RoomPatch, RoomView } from './messages.ts'

/** A patch can set fields but not remove them, so none may be missing. */
type CompleteRoomView = Required<RoomView>

type ListPatch<Item> = Readonly<Record<number, Item | null>>

/** The patch that turns one view of a room into another. */
export function diffRooms(before: CompleteRoomView, after: CompleteRoomView): RoomPatch {
  const fields = Object.entries(after).filter(([field, value]) =>
    isChanged(before[field as keyof CompleteRoomView], value),
  )
  const { members, seats, ...rest } = Object.fromEntries(fields) as Partial<RoomView>
  return {
    ...rest,
    ...(members && { members: diffLists(before.members, members) }),
    ...(seats && { seats: diffLists(before.seats, seats) }),
  }
}

function diffLists<Item>(before: readonly Item[], after: readonly Item[]): ListPatch<Item> {
  const length = Math.max(before.length, after.length)
  const items = Array.from({ length }, (_, place) => [place, after[place] ?? null] as const)
  return Object.fromEntries(items.filter(([place, item]) => isChanged(before[place], item)))
}

const isChanged = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)

/** The inverse of `diffRooms`. Unchanged parts keep their object identity. */
export const applyRoomPatch = (room: RoomView, { members, seats, ...fields }: RoomPatch): RoomView => ({
  ...room,
  // The schema type allows `undefined`, which JSON does not have.
  ...(fields as Partial<RoomView>),
  members: members ? patchList(room.members, members) : room.members,
  seats: seats ? patchList(room.seats, seats) : room.seats,
})

function patchList<Item>(list: readonly Item[], patch: ListPatch<Item>): readonly Item[] {
  const patched = [...list]
  for (const [place, item] of Object.entries(patch))
    if (item !== null) patched[Number(place)] = item
    else patched.length = Math.min(patched.length, Number(place))
  return patched
}
