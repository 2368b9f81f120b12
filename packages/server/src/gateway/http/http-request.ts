import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import { formatZodIssues } from '../../format-zod-issues.ts'
import { RoomError } from '../../rooms/commands/room-error.ts'
import { findNetworkUrl } from './network-address.ts'

/**
 * Base URL of this server for links: as in the request, unless that is localhost, which other devices cannot reach.
 * Uses the `Host` header that origins are compared with, not Fastify's `request.host`: behind a proxy that is
 * `X-Forwarded-Host`, which not every proxy overwrites.
 */
export const publicUrl = ({ raw, protocol }: FastifyRequest, config: Config): string =>
  findNetworkUrl(raw, config) ?? `${protocol}://${raw.headers.host}`

export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new RoomError('bad-message', formatZodIssues(parsed.error).message)
}
