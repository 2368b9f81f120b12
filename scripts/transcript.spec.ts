import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { isLegalAnswer } from '@slapwise/kernel'
import { clientRequestSchema, type ServerMessage, serverMessageSchema } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { SCENARIOS, type TranscriptLine } from './transcript.ts'

const readLines = (file: URL): TranscriptLine[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const receivedIn = (lines: readonly TranscriptLine[]): ServerMessage[] =>
  lines.filter(([sign]) => sign === '<').map(([, message]) => message as ServerMessage)

describe.each(SCENARIOS.map((scenario) => [basename(scenario.file.pathname), scenario] as const))(
  '%s (npm run transcript)',
  (_, { file, game, minLines, maxLines }) => {
    const lines = readLines(file)

    it('is a complete match of readable length, valid by the schemas, with legal answers', () => {
      let state: ClientRoomState | null = null
      const [sent, done] = [new Set<string>(), new Set<string>()]
      for (const [sign, message] of lines)
        if (sign === '<') {
          const received = serverMessageSchema.parse(message)
          if (received.type === 'done') done.add(received.id)
          state = reduceRoom(state, received)
        } else if (sign === '>') {
          const request = clientRequestSchema.parse(message)
          sent.add(request.id)
          if (request.type !== 'answer') continue
          const { promptNumber, own } = state!.match!
          expect(request.promptNumber).toBe(promptNumber)
          expect(isLegalAnswer(own.prompt!.choice, request.answer)).toBe(true)
        }
      expect(lines.length).toBeGreaterThanOrEqual(minLines)
      expect(lines.length).toBeLessThanOrEqual(maxLines)
      expect(state!.room).toMatchObject({ phase: 'over', game })
      expect(state!.match!.table.winners).not.toEqual([])
      expect(done).toEqual(sent)
    })
  },
)

it('shows two seed commitments, both revealed, and a lost connection', () => {
  const lines = readLines(SCENARIOS.find(({ isFairDeal }) => isFairDeal)!.file)
  const types = lines.map(([, message]) => (message as { type?: string }).type)
  expect(types).toContain('commit-seed')
  expect(types).toContain('reveal-seed')
  const lost = lines.findIndex(([sign]) => sign === '!')
  expect(lines[lost + 1]).toMatchObject(['<', { type: 'welcome', missedSteps: expect.any(Array) }])
  const seatPatches = receivedIn(lines).flatMap((message) =>
    message.type === 'update' ? Object.values(message.room?.seats ?? {}) : [],
  )
  const revealed = seatPatches.filter((seat) => seat?.hasRevealedSeed)
  expect(new Set(revealed.map((seat) => seat!.seedCommitment)).size).toBe(2)
})
