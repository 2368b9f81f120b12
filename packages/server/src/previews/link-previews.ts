import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botName, botNameInRecord } from '@slapwise/kernel'
import { z } from 'zod'
import type { RecordStore } from '../journal/core/storage.ts'
import { countFinishedMatches, type PreviewPlayer, type RoomPreview } from '../rooms/views/room-preview.ts'
import type { PictureTask } from './drawing/draw-preview.ts'
import type { PreviewLanguage } from './i18n/preview-language.ts'
import { PictureCache } from './picture-cache.ts'
import { PictureRenderer } from './picture-renderer.ts'
import type { MatchContent, PreviewContent } from './preview-content.ts'
import { type GameNames, gameNameIn, type PreviewTexts, writePreviewTexts } from './preview-texts.ts'

/** Messengers give up after about that time. */
const MAX_WAIT_MS = 10_000

/** About a hundred pictures. */
const MAX_CACHED_BYTES = 10_000_000

/** The part of a `MatchRecord` that a preview shows. */
const resultSchema = z.object({
  game: z.string(),
  scores: z.array(z.int()),
  winners: z.array(z.int()),
  players: z.array(z.string()).optional(),
})

/** The address of a match in a room's link. */
export interface MatchLink {
  readonly number: number
  readonly isMoment: boolean
}

/** Texts and pictures that messengers show for links. */
export class LinkPreviews {
  readonly #records: RecordStore
  readonly #games: GameNames
  readonly #renderer: PictureRenderer
  readonly #pictures = new PictureCache(MAX_CACHED_BYTES)

  constructor(records: RecordStore, games: GameNames, log: (error: Error) => void) {
    this.#records = records
    this.#games = games
    this.#renderer = new PictureRenderer(log)
  }

  /** The content for a link to a room, or to one of its matches; null for a match that has not ended. */
  async createContent(
    code: string,
    room: RoomPreview,
    link: MatchLink | null,
  ): Promise<PreviewContent | null> {
    const finished = countFinishedMatches(room)
    if (link && !(link.number >= 1 && link.number <= finished)) return null
    const number = link?.number ?? (room.phase === 'over' ? finished : null)
    const record = number === null ? null : await this.#records.find(code, number)
    if (record !== null) return createMatchContent(record, room.players, link?.isMoment ?? false)
    const { game, phase, players } = room
    return { kind: 'room', game, phase: link ? 'over' : phase, players }
  }

  writeTexts(content: PreviewContent | null, language: PreviewLanguage): PreviewTexts {
    return writePreviewTexts(content, language, this.#games)
  }

  /** Identifies a picture: equal content has equal pictures. */
  keyOf(content: PreviewContent, language: PreviewLanguage): string {
    const task = JSON.stringify(this.#createTask(content, language))
    return createHash('sha256').update(task).digest('base64url').slice(0, 16)
  }

  /** Null if it cannot be rendered in time. It is rendered nevertheless, for the next request. */
  async getPicture(content: PreviewContent, language: PreviewLanguage): Promise<Buffer | null> {
    const picture = this.#pictures.get(this.keyOf(content, language), () =>
      this.#renderer.render(this.#createTask(content, language)),
    )
    const timeout = new AbortController()
    try {
      const { signal } = timeout
      return await Promise.race([picture, sleep(MAX_WAIT_MS, null, { signal, ref: false })])
    } finally {
      timeout.abort()
    }
  }

  #createTask(content: PreviewContent, language: PreviewLanguage): PictureTask {
    return { content, language, gameName: gameNameIn(content.game, language, this.#games) }
  }

  stop(): void {
    this.#renderer.stop()
  }
}

/** Players of the record who are still in the room have the avatar that they have chosen there. */
function createMatchContent(
  record: string,
  inRoom: readonly PreviewPlayer[],
  isMoment: boolean,
): MatchContent {
  const { game, scores, winners, players: names = [] } = resultSchema.parse(JSON.parse(record))
  const players = scores.map((_, seat) => findPlayer(names[seat] ?? botNameInRecord(seat), seat, inRoom))
  const people = players.flatMap(({ name }) => name ?? [])
  return {
    kind: 'match',
    game,
    isMoment,
    players: scores.map((score, seat) => ({
      ...players[seat],
      shownName: players[seat].name ?? botName(seat, people),
      score,
      isWinner: winners.includes(seat),
    })),
  }
}

function findPlayer(name: string, seat: number, inRoom: readonly PreviewPlayer[]): PreviewPlayer {
  if (name === botNameInRecord(seat)) return { name: null, avatar: null, member: null }
  return inRoom.find((player) => player.name === name) ?? { name, avatar: null, member: inRoom.length + seat }
}
