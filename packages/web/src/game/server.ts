import { compareBuild } from '../build.ts'

/** A room as it is listed for everybody. */
export interface Listing {
  readonly code: string
  readonly host: string
  readonly players: number
  readonly phase: string
  readonly sets: readonly string[]
}

export interface Glance {
  readonly code: string
  readonly phase: 'lobby' | 'playing' | 'over'
  readonly isMember: boolean
}

/** The server has said no; the code says why. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  const body = await response.json()
  if (!response.ok) throw new Refusal(body.error?.code ?? 'not-stored')
  return body
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Whoever has no identity yet gets one by this. */
export async function greet(): Promise<void> {
  const { build } = await ask<{ build: string | null }>('/api/me')
  compareBuild(build)
}

export const publicRooms = async (): Promise<readonly Listing[]> =>
  (await ask<{ rooms: readonly Listing[] }>('/api/rooms')).rooms

export const lookAt = (code: string): Promise<Glance> => ask(`/api/rooms/${encodeURIComponent(code)}`)

export const openRoom = async (name: string, avatar: number | null): Promise<string> =>
  (await post<{ code: string }>('/api/rooms', { name, avatar })).code

/** A link that makes another device the same person; it leads to the room. */
export const carryLink = async (code: string): Promise<string> =>
  `${(await post<{ link: string }>('/api/me/carry', {})).link}?room=${code}`
