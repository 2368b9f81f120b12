import {
  ApiClient,
  type ClientRoomState,
  Connection,
  DealAuditor,
  type RequestBody,
  reduceRoom,
  type WebSocketLike,
} from '@slapwise/client'
import { checkDeal } from '@slapwise/client/check-deal'
import { GAMES } from '@slapwise/games'
import { createRandom, type MatchRecord, sampleAnswer } from '@slapwise/kernel'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createTemporaryFolder, restartServerProcess, startServerProcess } from '../testing/server-process.ts'

/** A player with the real client, which can be held back before it reveals its seed. */
class Client {
  readonly apiClient: ApiClient
  readonly connection: Connection
  readonly #auditor: DealAuditor
  state: ClientRoomState | null = null
  /** Everything that the server has sent, as text. */
  received = ''
  playerSeed: string | null = null
  #isHeldBack = false
  #resume = () => {}

  constructor(apiClient: ApiClient, code: string) {
    this.apiClient = apiClient
    this.connection = new Connection({
      openSocket: (since) =>
        new WebSocket(apiClient.socketUrl(code, since), {
          headers: apiClient.requestHeaders,
        }) as unknown as WebSocketLike,
      onMessage: (message) => {
        const before = this.state
        this.received += JSON.stringify(message)
        this.state = reduceRoom(before, message)
        if (this.state) this.#auditor.observeMessage(message, before, this.state)
      },
      retryDelayMs: () => 20,
    })
    this.#auditor = new DealAuditor((body) => this.#send(body))
    onTestFinished(() => this.connection.close())
  }

  async #send(body: RequestBody): Promise<unknown> {
    if (body.type === 'reveal-seed') {
      this.playerSeed = body.seed
      if (this.#isHeldBack) await new Promise<void>((go) => (this.#resume = go))
    }
    return this.connection.request(body)
  }

  holdBack(): void {
    this.#isHeldBack = true
  }

  resume(): void {
    this.#resume()
  }

  waitUntil(what: string, holds: (state: ClientRoomState) => boolean): Promise<unknown> {
    return waitUntil(what, () => this.state !== null && holds(this.state))
  }

  async record(code: string): Promise<MatchRecord> {
    return (await this.apiClient.fetchRecord(code, 1)) as MatchRecord
  }

  verdictOn(record: unknown) {
    return checkDeal(GAMES, this.#auditor.evidenceFor(1), record)
  }
}

function createApiClient(address: string): ApiClient {
  let cookie: string | null = null
  return new ApiClient(address, {
    read: () => cookie,
    write: (given) => {
      cookie = given
    },
  })
}

const hasCommitments = ({ room }: ClientRoomState): boolean =>
  room.seats.filter(({ member }) => member !== null).every(({ seedCommitment }) => seedCommitment !== null)

/** Two players in one room with their commitments, before a short match at the relaxed pace. */
async function createTwoClients(address: string): Promise<{ code: string; ada: Client; ben: Client }> {
  const [hostApi, guestApi] = [createApiClient(address), createApiClient(address)]
  await hostApi.fetchIdentity()
  await guestApi.fetchIdentity()
  const { code } = await hostApi.createRoom({ name: 'Ada' })
  const ada = new Client(hostApi, code)
  const ben = new Client(guestApi, code)
  await ada.connection.request({ type: 'change-room', settings: { limit: 'none' }, pace: 'relaxed' })
  await ben.connection.request({ type: 'join', name: 'Ben' })
  await ben.connection.request({ type: 'sit', seat: 1 })
  await ben.connection.request({ type: 'ready', isReady: true })
  for (const client of [ada, ben]) await client.waitUntil('all commitments', hasCommitments)
  return { code, ada, ben }
}

/** All clients answer at random. */
async function playToEnd(clients: readonly Client[]): Promise<void> {
  const random = createRandom('two clients')
  const play = async (client: Client) => {
    for (let answered = -1; ; ) {
      const isAsked = ({ match }: ClientRoomState) =>
        match?.own.prompt != null && match.promptNumber !== answered
      await client.waitUntil(
        'a question, or the end',
        (state) => state.room.phase === 'over' || isAsked(state),
      )
      const { room, match } = client.state!
      if (room.phase === 'over') return
      const answer = sampleAnswer(match!.own.prompt!.choice, random) as number
      answered = match!.promptNumber
      await waitFor(
        'an acknowledged answer',
        client.connection.request({ type: 'answer', promptNumber: answered, answer }).catch(() => {}),
      )
    }
  }
  await Promise.all(clients.map(play))
}

const ENVIRONMENT = { SLAPWISE_MESSAGES_PER_SECOND: '1000' }

it('Two clients contribute to the deal automatically, and verify at the end that it was fair', async () => {
  const { address } = await startServerProcess(createTemporaryFolder(), ENVIRONMENT)
  const { code, ada, ben } = await createTwoClients(address)
  await ada.connection.request({ type: 'start' })
  await playToEnd([ada, ben])
  const record = await ada.record(code)
  expect(record.seedProof!.playerSeeds).toEqual([ada.playerSeed, ben.playerSeed])
  const fair = { kind: 'fair', digest: record.digest, unrevealedPlayers: [] }
  expect([ada.verdictOn(record), ben.verdictOn(await ben.record(code))]).toEqual([fair, fair])
  for (const playerSeed of [ada.playerSeed!, ben.playerSeed!])
    expect(ada.received + ben.received).not.toContain(playerSeed)
})

it('A server killed between the reveals of two players deals the same match after its restart', async () => {
  const folder = createTemporaryFolder()
  const server = await startServerProcess(folder, ENVIRONMENT)
  const { code, ada, ben } = await createTwoClients(server.address)
  ben.holdBack()
  await ada.connection.request({ type: 'start' })
  const hasShown = ({ room }: ClientRoomState) => room.seats.some(({ hasRevealedSeed }) => hasRevealedSeed)
  await ben.waitUntil('the first reveal', hasShown)
  expect(ben.playerSeed).not.toBeNull()
  await server.kill('SIGKILL')
  const receivedBefore = ada.received.length
  await restartServerProcess(folder, server, ENVIRONMENT)
  // A client that is away while the match is dealt cannot tell whether it was fair.
  await ada.waitUntil('a message of the new server', () => ada.received.length > receivedBefore)
  ben.resume()
  await playToEnd([ada, ben])
  const record = await ada.record(code)
  expect(record.seedProof!.playerSeeds).toEqual([ada.playerSeed, ben.playerSeed])
  for (const client of [ada, ben])
    expect(client.verdictOn(record)).toMatchObject({ kind: 'fair', unrevealedPlayers: [] })
})
