/** The rooms of each identity, by the member lists of the rows. */
export class MemberIndex {
  readonly #rooms = new Map<string, Set<string>>()

  update(room: string, before: readonly string[], after: readonly string[]): void {
    const staying = new Set(after)
    for (const identity of before) if (!staying.has(identity)) this.#remove(identity, room)
    for (const identity of after) this.#rooms.getOrInsertComputed(identity, () => new Set()).add(room)
  }

  #remove(identity: string, room: string): void {
    const rooms = this.#rooms.get(identity)
    rooms?.delete(room)
    if (rooms?.size === 0) this.#rooms.delete(identity)
  }

  roomsOf(identity: string): ReadonlySet<string> {
    return this.#rooms.get(identity) ?? NO_ROOMS
  }
}

const NO_ROOMS: ReadonlySet<string> = new Set()
