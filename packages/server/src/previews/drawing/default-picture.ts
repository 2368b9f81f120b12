import { assignFaces } from '@slapwise/web/face'
import { BLACK, INKS, PAPER } from '@slapwise/web/inks'
import { drawFace } from './face-drawing.ts'
import { drawText } from './lettering.ts'
import { drawCardBack, drawHalftone, drawPicture } from './print.ts'
import { renderPicture } from './render-picture.ts'

const FACE_SIZE = 148
const NAMES = ['Mira', 'Jonas', 'Lea', 'Ben', 'Nino']
const OWNERS = NAMES.map((name, member) => ({ name, avatar: 137 + member * 211, member }))

/** The picture of the page itself, and of all rooms that show nothing; without words, for all languages. */
export const renderDefaultPicture = (): Buffer => renderPicture(drawDefaultPicture())

function drawDefaultPicture(): string {
  const faces = assignFaces(OWNERS)
  return drawPicture(
    INKS.red.ink,
    drawHalftone(INKS.yellow.ink, { x: 600, y: 60 }, 760),
    drawCardBack(455, 232, -24),
    drawCardBack(550, 192, -8),
    drawCardBack(650, 192, 8),
    drawCardBack(745, 232, 24),
    `<rect y="386" width="1200" height="20" fill="${BLACK}"/><rect y="396" width="1200" height="234" fill="${PAPER}"/>`,
    drawText('Slapwise', { x: 600, y: 602, size: 132, maxWidth: 1000, anchor: 'middle' }),
    faces
      .map((face, i) => drawFace(face, { x: 600 + (i - 2) * 190, y: 404, size: FACE_SIZE, isBot: i === 3 }))
      .join(''),
  )
}
