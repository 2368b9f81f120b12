import type { Appended, EntryText, Journal } from '../journal/storage.ts'
import type { Entry } from './entry.ts'
import type { Room } from './room.ts'

/** Something that is to be written down. */
export interface Deliberation {
  /** The entry, as things are now; null if there is nothing to write any more. Asked anew where somebody was first. */
  judge(): Entry | null
  /** It is stored, and the room has it. */
  stored?(): void
}

/** Something that is to be done between two entries. */
export interface Errand {
  run(): void | Promise<void>
}

/** What a scribe does for its room. */
export interface Desk {
  /** Folds an entry that is stored; `isOwn` if it was written here and not by another server. */
  apply(entry: Entry, isOwn: boolean): void
  /** The room cannot go on. */
  broke(error: Error): void
}

/**
 * Writes down what happens in a room, one thing after the other: each is judged by all that was stored before it, and
 * the room gets it when it is stored itself. Where another server was first, what it wrote comes first here too.
 */
export class Scribe {
  readonly #journal: Journal
  readonly #code: string
  readonly #room: Room
  readonly #desk: Desk
  readonly #stopFollowing: () => void
  readonly #waiting: (Deliberation | Errand)[] = []
  /** Something is on its way to or from the journal. */
  #isOccupied = false
  #isClosed = false

  constructor(journal: Journal, code: string, room: Room, desk: Desk) {
    this.#journal = journal
    this.#code = code
    this.#room = room
    this.#desk = desk
    this.#stopFollowing = journal.follow(code, room.position, (position, entries) =>
      this.add({ run: () => this.#fold(position, entries) }),
    )
  }

  get isBusy(): boolean {
    return this.#isOccupied || this.#waiting.length > 0
  }

  add(task: Deliberation | Errand): void {
    if (this.#isClosed) return
    this.#waiting.push(task)
    this.#goOn()
  }

  #goOn(): void {
    while (!this.#isOccupied && this.#waiting.length > 0) {
      const task = this.#waiting.shift()!
      this.#guarded(() => {
        if ('judge' in task) this.#write(task)
        else this.#await(task.run())
      })
    }
  }

  /** Whatever goes wrong in one room is kept in that room. */
  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#desk.broke(error as Error)
    }
  }

  #write(task: Deliberation): void {
    const entry = task.judge()
    if (entry === null) return
    this.#isOccupied = true
    this.#journal.append(this.#code, this.#room.position + 1, JSON.stringify(entry), (appended) =>
      this.#finish(() => this.#appended(task, entry, appended)),
    )
  }

  #appended(task: Deliberation, entry: Entry, appended: Appended): void {
    switch (appended.outcome) {
      case 'stored':
        this.#desk.apply(entry, true)
        task.stored?.()
        return
      case 'late':
        this.#waiting.unshift({ run: () => this.#catchUp() }, task)
        return
      case 'failed':
        throw appended.error
    }
  }

  #await(promise: void | Promise<void>): void {
    if (!promise) return
    this.#isOccupied = true
    promise.then(
      () => this.#finish(() => {}),
      (error) => this.#finish(() => this.#desk.broke(error)),
    )
  }

  /** What was on its way has arrived; in a room that was closed meanwhile nobody waits for it. */
  #finish(work: () => void): void {
    if (this.#isClosed) return
    this.#isOccupied = false
    this.#guarded(work)
    this.#goOn()
  }

  async #catchUp(): Promise<void> {
    const { position } = this.#room
    const entries = await this.#journal.read(this.#code, position)
    // Somebody was first, and yet there is nothing: the room was deleted.
    if (entries.length === 0) throw new Error('The room is gone.')
    if (!this.#isClosed) this.#fold(position, entries)
  }

  /** Entries after a position, of which some may be known here already, or those before them may not. */
  #fold(position: number, entries: readonly EntryText[]): void | Promise<void> {
    if (position > this.#room.position) return this.#catchUp()
    for (const entry of entries.slice(this.#room.position - position))
      this.#desk.apply(JSON.parse(entry) as Entry, false)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting.length = 0
    this.#stopFollowing()
  }
}
