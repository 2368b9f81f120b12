import { expect, it } from 'vitest'
import { createRoomPreview } from '../../rooms/views/room-preview.ts'
import { createLobby, dealWithPlayerSeeds } from '../../testing/room-kit.ts'
import { writePreviewTexts } from '../preview-texts.ts'
import { drawPreview } from './draw-preview.ts'

const SEEDS = ['abcdef01', '12345678']

it('The picture and the texts of a running match are the same, whatever cards are dealt', () => {
  const rooms = SEEDS.map((seed) => {
    const recording = createLobby(['Ada', 'Ben'])
    dealWithPlayerSeeds(recording, { 1: seed })
    return recording.room
  })
  const [one, other] = rooms.map((room) => JSON.stringify(room.match!.save()))
  expect(one).not.toBe(other)
  const shown = rooms.map((room) => {
    const { matchCount: _, ...preview } = createRoomPreview(room)!
    const content = { kind: 'room', ...preview } as const
    expect(content.phase).toBe('playing')
    return [
      drawPreview({ content, language: 'en', gameName: 'Frantic' }),
      writePreviewTexts(content, 'en', {}),
    ]
  })
  expect(shown[0]).toEqual(shown[1])
})

/** The picture of a lobby with one player. */
const drawName = (name: string): string =>
  drawPreview({
    content: { kind: 'room', game: 'frantic', phase: 'lobby', players: [{ name, avatar: 7, member: 0 }] },
    language: 'en',
    gameName: 'Frantic',
  })

it('Names are escaped, shortened to their place, and scribbled if the font lacks their letters', () => {
  expect(drawName('<b a="1">&')).toContain('&lt;b a=&quot;1&quot;&gt;&amp;')
  expect(drawName('Ada 🐙')).toBe(drawName('Ada'))
  const long = /text-anchor="middle"[^>]*>(W+…)</.exec(drawName('W'.repeat(24)))!
  expect(long[1].length).toBeLessThan(12)
  for (const name of ['🐙', 'שלום', '龍', '\u0e01']) expect(drawName(name)).toBe(drawName('\u{1F98A}'))
  expect(drawName('龍')).not.toContain('龍')
})
