import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { flawsOf } from '../flaws.ts'
import { Refused } from '../rooms/decide.ts'

/** Where this server is, as whoever asks sees it. */
export const ownAddress = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Refused('bad-message', flawsOf(parsed.error).message)
}
