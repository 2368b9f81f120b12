import { readFileSync } from 'node:fs'
import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { isLegalAnswer } from '@slapwise/kernel'
import { clientRequestSchema, serverMessageSchema } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { MAX_LINES, TRANSCRIPT_FILE, type TranscriptLine } from './transcript.ts'

const lines: TranscriptLine[] = readFileSync(TRANSCRIPT_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

it('is a whole match, and a short one, every line of it by the schemas, every answer to what was asked: npm run transcript', () => {
  let sight: ClientRoomState | null = null
  const [open, done] = [new Set<string>(), new Set<string>()]
  for (const [who, said] of lines)
    if (who === '>') {
      const request = clientRequestSchema.parse(said)
      open.add(request.id)
      if (request.type !== 'answer') continue
      const { promptNumber, own } = sight!.match!
      expect(request.promptNumber).toBe(promptNumber)
      expect(isLegalAnswer(own.prompt!.choice, request.answer)).toBe(true)
    } else {
      const message = serverMessageSchema.parse(said)
      if (message.type === 'done') done.add(message.id)
      sight = reduceRoom(sight, message)
    }
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES)
  expect(sight!.room.phase).toBe('over')
  expect(sight!.match!.table.winners).not.toEqual([])
  expect(done).toEqual(open)
})
