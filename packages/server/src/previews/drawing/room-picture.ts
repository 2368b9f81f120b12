import { BLACK, INKS, PAPER } from '@slapwise/web/inks'
import type { PreviewMessages } from '../i18n/messages.ts'
import type { RoomContent } from '../preview-content.ts'
import { drawFace, facesOf } from './face-drawing.ts'
import { drawName, drawText } from './lettering.ts'
import { drawCardBack, drawHalftone, drawPicture, drawStamp, drawWordmark, NIGHT } from './print.ts'

const MARGIN = 64
const STRIP_TOP = 364
const FACES_Y = 452
const NAMES_Y = 572
const MAX_FACE_SIZE = 128
const MAX_SLOT_WIDTH = 216
/** So few players leave room for the picture of a free chair. */
const MAX_PLAYERS_BESIDE_CHAIR = 3

const PHASES = {
  lobby: { ground: INKS.yellow.ink, dots: INKS.red.ink, title: BLACK, stamp: PAPER },
  playing: { ground: NIGHT, dots: INKS.blue.ink, title: PAPER, stamp: INKS.yellow.ink },
  over: { ground: INKS.green.ink, dots: INKS.yellow.ink, title: BLACK, stamp: PAPER },
} as const

/** The game, its phase and its players. Nothing in it depends on the state of a match. */
export function drawRoomPicture(
  { phase, players }: RoomContent,
  game: string,
  messages: PreviewMessages,
): string {
  const { ground, dots, title, stamp } = PHASES[phase]
  return drawPicture(
    ground,
    drawHalftone(dots, { x: 1130, y: 40 }, 620),
    drawCardBack(915, 210, -17),
    drawCardBack(1010, 190, 1),
    drawCardBack(1102, 218, 18),
    drawTitle(game, title),
    drawStamp(messages.room[phase].stamp, { x: MARGIN, y: 230, ink: stamp, maxWidth: 700 }),
    `<rect y="${STRIP_TOP - 10}" width="1200" height="20" fill="${BLACK}"/><rect y="${STRIP_TOP}" width="1200" height="${630 - STRIP_TOP}" fill="${PAPER}"/>`,
    drawPlayers(players, phase === 'lobby'),
    players.length <= MAX_PLAYERS_BESIDE_CHAIR ? drawWordmark(1200 - MARGIN, 590, BLACK) : '',
  )
}

/** The name of a game in large letters; a long one in two lines. */
function drawTitle(game: string, fill: string): string {
  const lettering = { x: MARGIN, maxWidth: 700, fill }
  const words = game.split(' ')
  if (words.length === 1) return drawText(game, { ...lettering, y: 166, size: 124 })
  return [words[0], words.slice(1).join(' ').replace(/^– /, '')]
    .map((line, i) => drawText(line, { ...lettering, y: 108 + i * 84, size: 84 }))
    .join('')
}

function drawPlayers(players: RoomContent['players'], isLobby: boolean): string {
  const faces = facesOf(players)
  const hasChair = isLobby && players.length <= MAX_PLAYERS_BESIDE_CHAIR
  const slot = Math.min(MAX_SLOT_WIDTH, (1200 - MARGIN * 2) / (players.length + Number(hasChair)))
  const size = Math.min(MAX_FACE_SIZE, slot * 0.78)
  const centreOf = (place: number) => MARGIN + slot * (place + 0.5)
  const drawn = players.map(({ name }, seat) => {
    const x = centreOf(seat)
    const lettering = { x, y: NAMES_Y, size: 38, maxWidth: slot - 14, anchor: 'middle' } as const
    return (
      drawFace(faces[seat], { x, y: FACES_Y, size, isBot: name === null }) +
      (name === null ? drawText('Bot', lettering) : drawName(name, lettering))
    )
  })
  return drawn.join('') + (hasChair ? drawFreeChair(centreOf(players.length), size) : '')
}

/** An outline where a face could be. */
const drawFreeChair = (x: number, size: number): string =>
  `<circle cx="${x}" cy="${FACES_Y}" r="${size * 0.43}" fill="none" stroke="${BLACK}" stroke-width="6" stroke-dasharray="14 12" stroke-linecap="round"/>${drawText('?', { x, y: FACES_Y + 24, size: 70, maxWidth: size, anchor: 'middle' })}`
