import type { AppendResult, EncodedEvent, EventBatch, Journal } from '../../journal/core/storage.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'

/** Something that is to be written down. */
export interface WriteTask {
  /** The entry, as things are now; null if there is nothing to write any more. Asked anew where somebody was first. */
  createEvent(): JournalEvent | null
  /** It is stored, in so many bytes, and the room has it. */
  onStored?(bytes: number): void
  /** From which seat it answers, if it is an answer. */
  answeringSeat?(): number | null
}

/** Something that is to be done between two entries. */
export interface ReadTask {
  run(): void | Promise<void>
}

/** What a scribe does for its room. */
export interface QueueHandlers {
  /** Folds an entry that is stored; `isOwn` if it was written here and not by another server. */
  apply(entry: JournalEvent, isOwn: boolean): void
  /** The room cannot go on. */
  onError(error: Error): void
}

/**
 * Writes down what happens in a room, one thing after the other: each is judged by all that was stored before it, and
 * the room gets it when it is stored itself. Where another server was first, what it wrote comes first here too.
 */
export class RoomQueue {
  readonly #journal: Journal
  readonly #code: string
  readonly #room: RoomState
  readonly #handlers: QueueHandlers
  readonly #stopFollowing: () => void
  readonly #waiting: (WriteTask | ReadTask)[] = []
  /** What was judged and is on its way to the journal. */
  #inFlight: { readonly task: WriteTask; readonly entry: JournalEvent; readonly text: EncodedEvent }[] = []
  /** Something is on its way to or from the journal. */
  #isRunning = false
  #isClosed = false

  constructor(journal: Journal, code: string, room: RoomState, desk: QueueHandlers) {
    this.#journal = journal
    this.#code = code
    this.#room = room
    this.#handlers = desk
    this.#stopFollowing = journal.follow(code, room.position, (position, entries) =>
      this.add({ run: () => this.#applyFollowed(position, entries) }),
    )
  }

  get isBusy(): boolean {
    return this.#isRunning || this.#waiting.length > 0
  }

  add(task: WriteTask | ReadTask): void {
    if (this.#isClosed) return
    this.#waiting.push(task)
    this.#runNext()
  }

  #runNext(): void {
    while (!this.#isRunning && this.#waiting.length > 0) {
      const [task] = this.#waiting
      if ('createEvent' in task) this.#write()
      else {
        this.#waiting.shift()
        this.#runGuarded(() => this.#awaitTask(task.run()))
      }
    }
  }

  /** Whatever goes wrong in one room is kept in that room. */
  #runGuarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#handlers.onError(error as Error)
    }
  }

  #write(): void {
    this.#isRunning = true
    this.#journal.append(
      this.#code,
      () => this.#createBatch(),
      (appended) => this.#finish(() => this.#handleAppendResult(appended)),
    )
  }

  #createBatch(): EventBatch {
    this.#inFlight = []
    this.#runGuarded(() => {
      for (let task = this.#waiting[0]; task && this.#canBatch(task); task = this.#waiting[0]) {
        this.#waiting.shift()
        const entry = task.createEvent()
        if (entry) this.#inFlight.push({ task, entry, text: JSON.stringify(entry) })
      }
    })
    const entries = this.#isClosed ? [] : this.#inFlight.map(({ text }) => text)
    return { position: this.#room.position + 1, events: entries }
  }

  /** Answers from different seats leave each other alone: they lie sealed until the last has come. */
  #canBatch(task: WriteTask | ReadTask): task is WriteTask {
    if (!('createEvent' in task) || this.#inFlight.length === 0) return 'createEvent' in task
    const seat = task.answeringSeat?.() ?? null
    return seat !== null && this.#inFlight.every(({ entry }) => isAnswer(entry) && entry.seat !== seat)
  }

  #handleAppendResult(appended: AppendResult): void {
    const underway = this.#inFlight
    this.#inFlight = []
    switch (appended.outcome) {
      case 'stored':
        for (const { task, entry, text } of underway) {
          this.#handlers.apply(entry, true)
          task.onStored?.(Buffer.byteLength(text))
        }
        return
      case 'conflict':
        this.#waiting.unshift({ run: () => this.#catchUpOrFail() }, ...underway.map(({ task }) => task))
        return
      case 'failed':
        throw appended.error
    }
  }

  #awaitTask(promise: void | Promise<void>): void {
    if (!promise) return
    this.#isRunning = true
    promise.then(
      () => this.#finish(() => {}),
      (error) => this.#finish(() => this.#handlers.onError(error)),
    )
  }

  /** What was on its way has arrived; in a room that was closed meanwhile nobody waits for it. */
  #finish(work: () => void): void {
    if (this.#isClosed) return
    this.#runGuarded(work)
    this.#isRunning = false
    this.#runNext()
  }

  async #catchUpOrFail(): Promise<void> {
    const { position } = this.#room
    await this.catchUp()
    // Somebody was first, and yet there is nothing: the room was deleted.
    if (!this.#isClosed && this.#room.position === position) throw new Error('The room is gone.')
  }

  /** Folds what others have written and nobody has told of yet. To be called by an errand. */
  async catchUp(): Promise<void> {
    const { position } = this.#room
    const entries = await this.#journal.read(this.#code, position)
    if (!this.#isClosed) await this.#applyFollowed(position, entries)
  }

  /** Entries after a position, of which some may be known here already, or those before them may not. */
  #applyFollowed(position: number, entries: readonly EncodedEvent[]): void | Promise<void> {
    if (position > this.#room.position) return this.#catchUpOrFail()
    for (const entry of entries.slice(this.#room.position - position))
      this.#handlers.apply(JSON.parse(entry) as JournalEvent, false)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting.length = 0
    this.#stopFollowing()
  }
}

const isAnswer = (entry: JournalEvent): entry is JournalEvent & { type: 'answered' } =>
  entry.type === 'answered'
