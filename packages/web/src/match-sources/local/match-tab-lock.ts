import { Store } from '../../browser/store.ts'
import { matchOwnerTab, TAB_ID } from './match-owner-tab.ts'
import { flushPendingMatch } from './stored-match.ts'

/** What tabs say to each other about the match of a game; `to` is the tab that it is for, if it is for one. */
interface TabMessage {
  readonly type: 'query-owner' | 'owner' | 'request-release' | 'released'
  readonly from: string
  readonly to?: string
}

/** Milliseconds in which another tab has to answer: one that does not was closed, has crashed, or is frozen. */
const TAB_REPLY_TIMEOUT_MS = 600

/**
 * One tab at a time plays the match that is kept on this device: two would each play on from the same cards, and write
 * over each other. By BroadcastChannel and local storage, since Web Locks need TLS.
 */
export class MatchTabLock {
  readonly #game: string
  readonly #channel: BroadcastChannel
  readonly #state = new Store<'pending' | 'owned' | 'other-tab'>('pending')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: string) {
    this.#game = game
    this.#channel = new BroadcastChannel(`slapwise.match-tab.${game}`)
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#onMessage(data)
    addEventListener('pagehide', this.#onPageHide)
    addEventListener('pageshow', this.#onPageShow)
    document.addEventListener('visibilitychange', this.#onVisibilityChange)
    this.#acquire()
  }

  /** Whether the match is played here, or in another tab. */
  get state(): Pick<Store<'pending' | 'owned' | 'other-tab'>, 'get' | 'subscribe'> {
    return this.#state
  }

  /** Plays on here, once the other tab has written down what it has. */
  takeOver(): void {
    this.#sendAndWait('request-release')
  }

  close(): void {
    this.#onPageHide()
    removeEventListener('pagehide', this.#onPageHide)
    removeEventListener('pageshow', this.#onPageShow)
    document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    this.#channel.close()
  }

  #acquire(): void {
    if (matchOwnerTab.isOtherTab(this.#game)) this.#sendAndWait('query-owner')
    else this.#claim()
  }

  #sendAndWait(question: 'query-owner' | 'request-release'): void {
    clearTimeout(this.#timer)
    this.#state.set('pending')
    this.#send(question)
    this.#timer = setTimeout(() => this.#claim(), TAB_REPLY_TIMEOUT_MS)
  }

  #onMessage({ type, from, to }: TabMessage): void {
    if (to !== undefined && to !== TAB_ID) return
    const state = this.#state.get()
    switch (type) {
      case 'query-owner':
        if (state === 'owned') this.#send('owner', from)
        return
      case 'request-release':
        if (state === 'owned') this.#release(from)
        else this.#markOtherTab()
        return
      case 'owner':
        if (state === 'pending' || matchOwnerTab.isOtherTab(this.#game)) this.#markOtherTab()
        return
      case 'released':
        if (to === TAB_ID) this.#claim()
        else if (state !== 'owned') this.#acquire()
    }
  }

  #release(to?: string): void {
    flushPendingMatch()
    matchOwnerTab.release(this.#game)
    this.#markOtherTab()
    this.#send('released', to)
  }

  /** Where two begin at once, local storage names the one that was last: the other hears of it, and stops. */
  #claim(): void {
    clearTimeout(this.#timer)
    matchOwnerTab.claim(this.#game)
    this.#state.set('owned')
    this.#send('owner')
  }

  #markOtherTab(): void {
    clearTimeout(this.#timer)
    this.#state.set('other-tab')
  }

  readonly #onPageHide = (): void => {
    clearTimeout(this.#timer)
    if (this.#state.get() === 'owned') this.#release()
  }

  /** The browser has shown a page again that it had put away. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#acquire()
  }

  /** A tab that was frozen has heard nothing meanwhile. */
  readonly #onVisibilityChange = (): void => {
    if (this.#state.get() === 'owned' && matchOwnerTab.isOtherTab(this.#game)) this.#markOtherTab()
  }

  #send(type: TabMessage['type'], to?: string): void {
    this.#channel.postMessage({ type, from: TAB_ID, ...(to !== undefined && { to }) } satisfies TabMessage)
  }
}
