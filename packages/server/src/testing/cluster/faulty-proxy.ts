import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { waitFor } from '@slapwise/kernel/testing/wait'

const CRLF = '\r\n'

/** Splits the output of a NATS server into frames. Reads bytes as Latin-1, so that lengths are right. */
class NatsFrameParser {
  #text = ''

  /** End of the first frame, including its payload; -1 if it is incomplete. */
  #end(): number {
    const line = this.#text.indexOf(CRLF)
    if (line < 0) return Number.POSITIVE_INFINITY
    const size = /^H?MSG .* (\d+)$/.exec(this.#text.slice(0, line))?.[1]
    const isAlone = size === undefined
    return line + CRLF.length + (isAlone ? 0 : Number(size) + CRLF.length)
  }

  *parse(data: Buffer | string): Generator<string> {
    this.#text += Buffer.from(data).toString('latin1')
    for (let end = this.#end(); end <= this.#text.length; end = this.#end()) {
      yield this.#text.slice(0, end)
      this.#text = this.#text.slice(end)
    }
  }
}

const parseSubject = (frame: string): string | null => /^H?MSG (\S+)/.exec(frame)?.[1] ?? null

/** A proxy between a client and a NATS server that can drop messages to the client, or everything. */
export class FaultyProxy {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #dropsReplies = false
  #dropsRequests = false
  #nextLoss: { readonly subject: string; lost(): void } | null = null

  private constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect(port, '127.0.0.1')
      const frames = new NatsFrameParser()
      const pair = [client, server] as const
      this.#pairs.add(pair)
      client.on('data', (data) => {
        if (!this.#dropsRequests) server.write(data)
      })
      server.on('data', (data) => {
        for (const frame of frames.parse(data)) if (this.#shouldForward(frame)) client.write(frame, 'latin1')
      })
      for (const socket of pair) {
        socket.on('error', () => {})
        socket.on('close', () => this.#end(pair))
      }
    })
  }

  static async start(port: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(port)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  #shouldForward(frame: string): boolean {
    if (this.#dropsReplies) return false
    if (this.#nextLoss?.subject !== parseSubject(frame)) return true
    this.#nextLoss.lost()
    this.#nextLoss = null
    return false
  }

  /** Drops the next message with a subject; resolves when it was dropped. */
  dropNext(subject: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#nextLoss = { subject, lost: resolve }
    return waitFor(`something to be delivered under ${subject}`, promise)
  }

  dropReplies(): void {
    this.#dropsReplies = true
  }

  /** Drops all data silently. */
  isolate(): void {
    this.#dropsReplies = true
    this.#dropsRequests = true
  }

  /** Closes all connections; new ones are accepted. */
  resetConnections(): void {
    this.#dropsReplies = false
    this.#dropsRequests = false
    for (const pair of this.#pairs) this.#end(pair)
  }

  #end(pair: readonly [Socket, Socket]): void {
    this.#pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.resetConnections()
  }
}
