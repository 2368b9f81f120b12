import { Store } from '../../browser/store.ts'
import { writeNewest } from './kept-match.ts'
import { matchOwner, TAB } from './match-owner.ts'

/** What tabs say to each other about the match of a game; `to` is the tab that it is for, if it is for one. */
interface Message {
  readonly says: 'who-plays' | 'i-play' | 'let-go' | 'i-let-go'
  readonly from: string
  readonly to?: string
}

/** Milliseconds in which another tab has to answer: one that does not was closed, has crashed, or is frozen. */
const ANSWER = 600

/**
 * One tab at a time plays the match that is kept on this device: two would each play on from the same cards, and write
 * over each other. By BroadcastChannel and local storage, since Web Locks need TLS.
 */
export class MatchTab {
  readonly #game: string
  readonly #channel: BroadcastChannel
  readonly #state = new Store<'asking' | 'here' | 'elsewhere'>('asking')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: string) {
    this.#game = game
    this.#channel = new BroadcastChannel(`slapwise.tab.${game}`)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data)
    addEventListener('pagehide', this.#leave)
    addEventListener('pageshow', this.#comeBack)
    document.addEventListener('visibilitychange', this.#check)
    this.#begin()
  }

  /** Whether the match is played here, or in another tab. */
  get state(): Pick<Store<'asking' | 'here' | 'elsewhere'>, 'get' | 'subscribe'> {
    return this.#state
  }

  /** Plays on here, once the other tab has written down what it has. */
  takeOver(): void {
    this.#ask('let-go')
  }

  close(): void {
    this.#leave()
    removeEventListener('pagehide', this.#leave)
    removeEventListener('pageshow', this.#comeBack)
    document.removeEventListener('visibilitychange', this.#check)
    this.#channel.close()
  }

  #begin(): void {
    if (matchOwner.isElsewhere(this.#game)) this.#ask('who-plays')
    else this.#play()
  }

  #ask(question: 'who-plays' | 'let-go'): void {
    clearTimeout(this.#timer)
    this.#state.set('asking')
    this.#tell(question)
    this.#timer = setTimeout(() => this.#play(), ANSWER)
  }

  #hear({ says, from, to }: Message): void {
    if (to !== undefined && to !== TAB) return
    const state = this.#state.get()
    switch (says) {
      case 'who-plays':
        if (state === 'here') this.#tell('i-play', from)
        return
      case 'let-go':
        if (state === 'here') this.#letGo(from)
        else this.#stop()
        return
      case 'i-play':
        if (state === 'asking' || matchOwner.isElsewhere(this.#game)) this.#stop()
        return
      case 'i-let-go':
        if (to === TAB) this.#play()
        else if (state !== 'here') this.#begin()
    }
  }

  #letGo(to?: string): void {
    writeNewest()
    matchOwner.release(this.#game)
    this.#stop()
    this.#tell('i-let-go', to)
  }

  /** Where two begin at once, local storage names the one that was last: the other hears of it, and stops. */
  #play(): void {
    clearTimeout(this.#timer)
    matchOwner.claim(this.#game)
    this.#state.set('here')
    this.#tell('i-play')
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#state.set('elsewhere')
  }

  readonly #leave = (): void => {
    clearTimeout(this.#timer)
    if (this.#state.get() === 'here') this.#letGo()
  }

  /** The browser has shown a page again that it had put away. */
  readonly #comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#begin()
  }

  /** A tab that was frozen has heard nothing meanwhile. */
  readonly #check = (): void => {
    if (this.#state.get() === 'here' && matchOwner.isElsewhere(this.#game)) this.#stop()
  }

  #tell(says: Message['says'], to?: string): void {
    this.#channel.postMessage({ says, from: TAB, ...(to !== undefined && { to }) } satisfies Message)
  }
}
