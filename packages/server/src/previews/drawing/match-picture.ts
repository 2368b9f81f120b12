import { BLACK, INKS, PAPER } from '@slapwise/web/inks'
import type { PreviewMessages } from '../i18n/messages.ts'
import { type MatchContent, type RankedPlayer, rankSeats } from '../preview-content.ts'
import { drawFace, facesOf } from './face-drawing.ts'
import { drawName, drawText, type Lettering } from './lettering.ts'
import { drawHalftone, drawPicture, drawStamp, drawWordmark } from './print.ts'

const WINNER = { x: 262, y: 262 }
const WINNER_FACE_SIZE = 290
/** More winners than this do not fit beside each other. */
const MAX_WINNER_FACES = 3
const SHEET = { x: 580, y: 52, width: 556, height: 476 }
const SHEET_PADDING = 34
const FIRST_ROW_Y = 126
const MAX_ROW_HEIGHT = 76
const GROUND = '#FBE3A6'

/** The winners with their faces, and the score sheet. */
export function drawMatchPicture(content: MatchContent, game: string, messages: PreviewMessages): string {
  const { players, isMoment } = content
  const faces = facesOf(players)
  const ranking = rankSeats(players)
  const winners = ranking.filter((seat) => players[seat].isWinner)
  return drawPicture(
    GROUND,
    drawHalftone(INKS.yellow.ink, WINNER, 560),
    drawWinners(winners, players, faces, messages),
    drawSheet(ranking, players, faces, isMoment ? '' : messages.result),
    isMoment ? drawStamp(messages.moment, { x: 556, y: 60, ink: INKS.red.ink, maxWidth: 560 }) : '',
    drawText(game, { x: 584, y: 600, size: 38, maxWidth: 300 }),
    drawWordmark(1136, 606, BLACK),
  )
}

function drawWinners(
  winners: readonly number[],
  players: readonly RankedPlayer[],
  faces: readonly number[],
  messages: PreviewMessages,
): string {
  const shown = winners.slice(0, MAX_WINNER_FACES)
  const size = WINNER_FACE_SIZE / (1 + (shown.length - 1) * 0.42)
  const portraits = shown.map((seat, i) =>
    drawFace(faces[seat], {
      x: WINNER.x + (i - (shown.length - 1) / 2) * size * 1.05,
      y: WINNER.y,
      size,
      isBot: players[seat].name === null,
      isCrowned: true,
    }),
  )
  const lettering: Lettering = { x: WINNER.x, y: 516, size: 78, maxWidth: 440, anchor: 'middle' }
  const [first] = winners
  const name = winners.length === 1 ? drawName(players[first].shownName, lettering) : ''
  const verb = messages.wins(winners.length)
  const verbPlace = winners.length === 1 ? { ...lettering, y: 580, size: 48 } : lettering
  return portraits.join('') + name + drawText(verb, verbPlace)
}

/** A sheet of paper with a line for each player. */
function drawSheet(
  ranking: readonly number[],
  players: readonly RankedPlayer[],
  faces: readonly number[],
  heading: string,
): string {
  const { x, y, width, height } = SHEET
  const right = width - SHEET_PADDING
  const row = Math.min(MAX_ROW_HEIGHT, (height - FIRST_ROW_Y - 8) / ranking.length)
  const size = Math.min(40, row * 0.72)
  const lines = ranking.map((seat, i) => {
    const { name, shownName, score } = players[seat]
    const baseline = FIRST_ROW_Y + row * (i + 0.5) + size * 0.35
    const points = { x: right, y: baseline, size, maxWidth: 120, anchor: 'end' } as const
    return [
      drawFace(faces[seat], {
        x: SHEET_PADDING + row * 0.4,
        y: FIRST_ROW_Y + row * (i + 0.5),
        size: row * 0.7,
        isBot: name === null,
      }),
      drawName(shownName, {
        x: SHEET_PADDING + row + 4,
        y: baseline,
        size,
        maxWidth: right - SHEET_PADDING - row - 140,
      }),
      drawText(`${score}`, points),
      `<path d="M${SHEET_PADDING} ${FIRST_ROW_Y + row * (i + 1)}H${right}" stroke="${BLACK}" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round" opacity="${i < ranking.length - 1 ? 0.5 : 0}"/>`,
    ].join('')
  })
  const paper = `width="${width}" height="${height}" rx="18"`
  return `<g transform="translate(${x} ${y}) rotate(1.6 ${width / 2} ${height / 2})"><rect x="10" y="10" ${paper} fill="${BLACK}"/><rect ${paper} fill="${PAPER}"/>${heading && drawText(heading, { x: SHEET_PADDING, y: 82, size: 56, maxWidth: width - SHEET_PADDING * 2 })}<rect x="${SHEET_PADDING}" y="100" width="${width - SHEET_PADDING * 2}" height="8" rx="4" fill="${INKS.red.ink}"/>${lines.join('')}</g>`
}
