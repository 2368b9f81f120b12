import { once } from 'node:events'
import { waitFor } from '@slapwise/kernel/testing/wait'

interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly message?: string
}

const EXITED = 'the browser has exited'

/** A client for the part of WebDriver BiDi that is needed here. */
export class BiDiClient {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>()
  #count = 0

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      const { id, type, method, params, result, message } = JSON.parse(data) as Message
      if (type === 'event') return onEvent(method!, params)
      const waiting = this.#pending.get(id!)
      this.#pending.delete(id!)
      if (type === 'success') waiting?.resolve(result)
      else waiting?.reject(new Error(message))
    }
    socket.onclose = () => {
      for (const waiting of this.#pending.values()) waiting.reject(new Error(EXITED))
    }
  }

  static async connect(
    address: string,
    onEvent: (method: string, params: unknown) => void,
  ): Promise<BiDiClient> {
    const socket = new WebSocket(`${address}/session`)
    await waitFor('the browser to take a connection', once(socket, 'open'))
    const bidi = new BiDiClient(socket, onEvent)
    await bidi.send('session.new', { capabilities: {} })
    return bidi
  }

  send(method: string, params: object): Promise<unknown> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(EXITED))
    const id = ++this.#count
    const waiting = Promise.withResolvers<unknown>()
    this.#pending.set(id, waiting)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return waitFor(`the browser to do ${method}`, waiting.promise)
  }
}
