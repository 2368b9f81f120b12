import type { AppendResult, EncodedEvent, EventBatch, Journal } from '../../journal/core/storage.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'

/** A task that appends an event. */
export interface WriteTask {
  /**
   * Returns the event for the current state; null if there is nothing to write any more. Called again after a conflict.
   */
  createEvent(): JournalEvent | null
  /** Called when the event is stored and applied. */
  onStored?(bytes: number): void
  /** The seat that answers, if the event is an answer. */
  answeringSeat?(): number | null
}

/** A task that runs between two events, without writing. */
export interface ReadTask {
  run(): void | Promise<void>
}

/** The callbacks of a queue to its room. */
export interface QueueHandlers {
  /** Applies a stored event; `isOwn` if it was written here and not by another server. */
  apply(event: JournalEvent, isOwn: boolean): void
  /** The room cannot continue. */
  onError(error: Error): void
}

/**
 * Appends the events of a room one after the other: each is created from the state after all events stored before, and
 * applied once it is stored itself. After a conflict, the events of the other server are applied first.
 */
export class RoomQueue {
  readonly #journal: Journal
  readonly #code: string
  readonly #room: RoomState
  readonly #handlers: QueueHandlers
  readonly #stopFollowing: () => void
  readonly #waiting: (WriteTask | ReadTask)[] = []
  /** Events being appended. */
  #inFlight: { readonly task: WriteTask; readonly event: JournalEvent; readonly text: EncodedEvent }[] = []
  /** Whether an append or a read is in progress. */
  #isRunning = false
  #isClosed = false

  constructor(journal: Journal, code: string, room: RoomState, handlers: QueueHandlers) {
    this.#journal = journal
    this.#code = code
    this.#room = room
    this.#handlers = handlers
    this.#stopFollowing = journal.follow(code, room.position, (position, events) =>
      this.add({ run: () => this.#applyFollowed(position, events) }),
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

  /** Reports exceptions to the room, so that they affect no other room. */
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
      (result) => this.#finish(() => this.#handleAppendResult(result)),
    )
  }

  #createBatch(): EventBatch {
    this.#inFlight = []
    this.#runGuarded(() => {
      for (let task = this.#waiting[0]; task && this.#canBatch(task); task = this.#waiting[0]) {
        this.#waiting.shift()
        const event = task.createEvent()
        if (event) this.#inFlight.push({ task, event, text: JSON.stringify(event) })
      }
    })
    const events = this.#isClosed ? [] : this.#inFlight.map(({ text }) => text)
    return { position: this.#room.position + 1, events }
  }

  /**
   * Answers from different seats are independent of each other, since they stay hidden until the last one: they go into
   * one batch.
   */
  #canBatch(task: WriteTask | ReadTask): task is WriteTask {
    if (!('createEvent' in task) || this.#inFlight.length === 0) return 'createEvent' in task
    const seat = task.answeringSeat?.() ?? null
    return seat !== null && this.#inFlight.every(({ event }) => isAnswer(event) && event.seat !== seat)
  }

  #handleAppendResult(result: AppendResult): void {
    const inFlight = this.#inFlight
    this.#inFlight = []
    switch (result.outcome) {
      case 'stored':
        for (const { task, event, text } of inFlight) {
          this.#handlers.apply(event, true)
          task.onStored?.(Buffer.byteLength(text))
        }
        return
      case 'conflict':
        this.#waiting.unshift({ run: () => this.#catchUpOrFail() }, ...inFlight.map(({ task }) => task))
        return
      case 'failed':
        throw result.error
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

  /** Ends an append or a read; does nothing if the room was closed meanwhile. */
  #finish(work: () => void): void {
    if (this.#isClosed) return
    this.#runGuarded(work)
    this.#isRunning = false
    this.#runNext()
  }

  async #catchUpOrFail(): Promise<void> {
    const { position } = this.#room
    await this.catchUp()
    // There was a conflict, but there are no new events: the room was deleted.
    if (!this.#isClosed && this.#room.position === position) throw new Error('The room was deleted.')
  }

  /** Reads and applies events of other servers that were not reported yet. Call it from a read task. */
  async catchUp(): Promise<void> {
    const { position } = this.#room
    const events = await this.#journal.read(this.#code, position)
    if (!this.#isClosed) await this.#applyFollowed(position, events)
  }

  /** Applies events after a position; some of them may be applied already, or earlier ones may be missing. */
  #applyFollowed(position: number, events: readonly EncodedEvent[]): void | Promise<void> {
    if (position > this.#room.position) return this.#catchUpOrFail()
    for (const event of events.slice(this.#room.position - position))
      this.#handlers.apply(JSON.parse(event) as JournalEvent, false)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting.length = 0
    this.#stopFollowing()
  }
}

const isAnswer = (event: JournalEvent): event is JournalEvent & { type: 'answered' } =>
  event.type === 'answered'
