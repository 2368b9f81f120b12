import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'

/** A client for the part of the WebDriver protocol that is needed here. */
export class WebDriverClient {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  static async open(address: string, capabilities: object): Promise<WebDriverClient> {
    await waitUntil('the driver to answer', () => isReady(address))
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = (await call('POST', `${address}/session`, body)) as { sessionId: string }
    return new WebDriverClient(`${address}/session/${sessionId}`)
  }

  send(command: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#session}/${command}`, body)
  }

  /** Runs a self-contained function in the page. */
  async run<Arg, Result>(what: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>> {
    const script = `const [arg, done] = arguments
      const run = async () => ({ result: await (${what})(arg) })
      run().catch((error) => ({ error: String(error) })).then(done)`
    const { result, error } = (await this.send('execute/async', { script, args: [arg] })) as {
      readonly result: Awaited<Result>
      readonly error?: string
    }
    if (error !== undefined) throw new Error(`${error} in the page`)
    return result
  }
}

const isReady = (address: string): Promise<boolean> =>
  call('GET', `${address}/status`).then(
    () => true,
    () => false,
  )

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = async () => {
    const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${(value as { message: string }).message} at ${url}`)
    return value
  }
  return waitFor(`the browser to answer ${method} ${url}`, answer())
}
