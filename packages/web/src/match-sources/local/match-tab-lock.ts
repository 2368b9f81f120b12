import { Store } from '../../browser/store.ts'
import { matchOwnerTab, TAB_ID } from './match-owner-tab.ts'
import { flushPendingMatch } from './stored-match.ts'

/** A message between tabs about the match of a game; `to` is the tab it is for, if it is for one only. */
interface TabMessage {
  readonly type: 'query-owner' | 'owner' | 'request-release' | 'released'
  readonly from: string
  readonly to?: string
}

/** A tab that does not answer within this time is closed, crashed or frozen. */
const TAB_REPLY_TIMEOUT_MS = 600

/**
 * A lock: only one tab plays the stored match, because two would continue from the same cards and overwrite each other. Uses
 * BroadcastChannel and local storage, since Web Locks need TLS.
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

  /** Whether this tab or another one plays the match. */
  get state(): Pick<Store<'pending' | 'owned' | 'other-tab'>, 'get' | 'subscribe'> {
    return this.#state
  }

  /** Takes the match over, once the other tab has stored it. */
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

  /** If two tabs claim at once, local storage has the last one; the other tab receives `owner` and stops. */
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

  /** The page was restored from the back/forward cache. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#acquire()
  }

  /** A frozen tab has received no messages meanwhile. */
  readonly #onVisibilityChange = (): void => {
    if (this.#state.get() === 'owned' && matchOwnerTab.isOtherTab(this.#game)) this.#markOtherTab()
  }

  #send(type: TabMessage['type'], to?: string): void {
    this.#channel.postMessage({ type, from: TAB_ID, ...(to !== undefined && { to }) } satisfies TabMessage)
  }
}
