import { type CardId, isReaction, type Question, type Told, type View } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import type { ChatLine, ClockView, MemberNumber, Message, RoomView, TableView } from '@slapwise/protocol'

/** What this terminal knows of its room: what the server has said, put together. */
export class Sight {
  you: MemberNumber | null = null
  room!: RoomView
  match: TableView | null = null
  chat: readonly ChatLine[] = []
  /** The open question comes again, since its answer was taken back. */
  isBack = false
  /** When the time for the open question is up, by our own clock. */
  #deadline: number | null = null
  /** The question that we have answered. */
  #answered: number | null = null
  /** The round in which we do not want to be asked to react. */
  #quietIn: number | null = null
  /** Hands that we were shown, as they were then. */
  readonly #looked = new Map<number, readonly CardId[]>()

  hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you
        this.room = message.room
        this.chat = message.chat
        this.#see(message.match)
        if (message.isQuiet) this.keepQuiet()
        return
      case 'update':
        this.room = message.room ?? this.room
        if (message.match !== undefined) this.#see(message.match)
        this.#remember(message.facts ?? [])
        return
      case 'own':
        if (this.match) this.match = { ...this.match, own: message.own }
        return
      case 'presence':
        this.room = { ...this.room, members: this.#withPresence(message.member, message.isOnline) }
        return
      case 'clock':
        this.#setClock(message.clock)
    }
  }

  #see(match: TableView | null): void {
    this.match = match
    this.#setClock(match?.clock ?? null)
    if (match === null) this.#answered = null
  }

  #setClock(clock: ClockView | null): void {
    this.#deadline = clock && Date.now() + clock.left
  }

  #remember(facts: readonly Told[]): void {
    if (facts.length > 0) this.isBack = facts.at(-1)!.kind === 'undid'
    for (const told of facts)
      if (told.kind === 'looked' && told.cards && told.seat === this.seat)
        this.#looked.set(told.at, told.cards)
  }

  #withPresence(member: MemberNumber, isOnline: boolean): RoomView['members'] {
    return this.room.members.map((view, number) => (number === member ? { ...view, isOnline } : view))
  }

  get seat(): number | null {
    return this.match?.own.seat ?? null
  }

  get isHost(): boolean {
    return this.you !== null && this.room.host === this.you
  }

  /** The host has taken us off the list. */
  get isShownOut(): boolean {
    return this.you !== null && this.room.members[this.you].hasLeft
  }

  /** Our place in the room; none for those who only look on. */
  get ownPlace(): RoomView['seats'][number] | null {
    return this.room.seats.find(({ member }) => member !== null && member === this.you) ?? null
  }

  get view(): View {
    return { ...this.match!.table, ...this.match!.own }
  }

  /** What is asked of us and not answered yet. */
  get question(): Prompt<Question> | null {
    const { match, room } = this
    if (!match || room.phase !== 'playing' || room.isPaused || this.ownPlace?.isAway) return null
    if (match.prompt === this.#answered) return null
    const { prompt } = match.own
    return prompt && isReaction(prompt.question) && this.#isQuiet ? null : prompt
  }

  get #isQuiet(): boolean {
    return this.#quietIn === this.match!.table.round
  }

  keepQuiet(): void {
    this.#quietIn = this.match?.table.round ?? null
  }

  /** Each question is answered once, unless the answer was turned down. */
  answered(prompt: number, wasTaken: boolean): void {
    if (wasTaken) this.#answered = prompt
    else if (this.#answered === prompt) this.#answered = null
  }

  looked(seat: number | undefined): readonly CardId[] | null {
    return (seat !== undefined && this.#looked.get(seat)) || null
  }

  /** Seconds for the open question; null where there is time enough. */
  get secondsLeft(): number | null {
    return this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000))
  }
}
