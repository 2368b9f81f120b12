import type { Appended, Draft, EncodedEvent, Journal } from '../../journal/core/storage.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'

/** Something that is to be written down. */
export interface WriteTask {
  /** The entry, as things are now; null if there is nothing to write any more. Asked anew where somebody was first. */
  judge(): RoomEvent | null
  /** It is stored, in so many bytes, and the room has it. */
  stored?(bytes: number): void
  /** From which seat it answers, if it is an answer. */
  seat?(): number | null
}

/** Something that is to be done between two entries. */
export interface ReadTask {
  run(): void | Promise<void>
}

/** What a scribe does for its room. */
export interface QueueHandlers {
  /** Folds an entry that is stored; `isOwn` if it was written here and not by another server. */
  apply(entry: RoomEvent, isOwn: boolean): void
  /** The room cannot go on. */
  broke(error: Error): void
}

/**
 * Writes down what happens in a room, one thing after the other: each is judged by all that was stored before it, and
 * the room gets it when it is stored itself. Where another server was first, what it wrote comes first here too.
 */
export class RoomQueue {
  readonly #journal: Journal
  readonly #code: string
  readonly #room: Room
  readonly #desk: QueueHandlers
  readonly #stopFollowing: () => void
  readonly #waiting: (WriteTask | ReadTask)[] = []
  /** What was judged and is on its way to the journal. */
  #underway: { readonly task: WriteTask; readonly entry: RoomEvent; readonly text: EncodedEvent }[] = []
  /** Something is on its way to or from the journal. */
  #isOccupied = false
  #isClosed = false

  constructor(journal: Journal, code: string, room: Room, desk: QueueHandlers) {
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

  add(task: WriteTask | ReadTask): void {
    if (this.#isClosed) return
    this.#waiting.push(task)
    this.#goOn()
  }

  #goOn(): void {
    while (!this.#isOccupied && this.#waiting.length > 0) {
      const [task] = this.#waiting
      if ('judge' in task) this.#write()
      else {
        this.#waiting.shift()
        this.#guarded(() => this.#await(task.run()))
      }
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

  #write(): void {
    this.#isOccupied = true
    this.#journal.append(
      this.#code,
      () => this.#draft(),
      (appended) => this.#finish(() => this.#appended(appended)),
    )
  }

  #draft(): Draft {
    this.#underway = []
    this.#guarded(() => {
      for (let task = this.#waiting[0]; task && this.#goesAlong(task); task = this.#waiting[0]) {
        this.#waiting.shift()
        const entry = task.judge()
        if (entry) this.#underway.push({ task, entry, text: JSON.stringify(entry) })
      }
    })
    const entries = this.#isClosed ? [] : this.#underway.map(({ text }) => text)
    return { position: this.#room.position + 1, entries }
  }

  /** Answers from different seats leave each other alone: they lie sealed until the last has come. */
  #goesAlong(task: WriteTask | ReadTask): task is WriteTask {
    if (!('judge' in task) || this.#underway.length === 0) return 'judge' in task
    const seat = task.seat?.() ?? null
    return seat !== null && this.#underway.every(({ entry }) => isAnswer(entry) && entry.seat !== seat)
  }

  #appended(appended: Appended): void {
    const underway = this.#underway
    this.#underway = []
    switch (appended.outcome) {
      case 'stored':
        for (const { task, entry, text } of underway) {
          this.#desk.apply(entry, true)
          task.stored?.(Buffer.byteLength(text))
        }
        return
      case 'late':
        this.#waiting.unshift({ run: () => this.#catchUp() }, ...underway.map(({ task }) => task))
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
    this.#guarded(work)
    this.#isOccupied = false
    this.#goOn()
  }

  async #catchUp(): Promise<void> {
    const { position } = this.#room
    await this.catchUp()
    // Somebody was first, and yet there is nothing: the room was deleted.
    if (!this.#isClosed && this.#room.position === position) throw new Error('The room is gone.')
  }

  /** Folds what others have written and nobody has told of yet. To be called by an errand. */
  async catchUp(): Promise<void> {
    const { position } = this.#room
    const entries = await this.#journal.read(this.#code, position)
    if (!this.#isClosed) await this.#fold(position, entries)
  }

  /** Entries after a position, of which some may be known here already, or those before them may not. */
  #fold(position: number, entries: readonly EncodedEvent[]): void | Promise<void> {
    if (position > this.#room.position) return this.#catchUp()
    for (const entry of entries.slice(this.#room.position - position))
      this.#desk.apply(JSON.parse(entry) as RoomEvent, false)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting.length = 0
    this.#stopFollowing()
  }
}

const isAnswer = (entry: RoomEvent): entry is RoomEvent & { type: 'answered' } => entry.type === 'answered'
