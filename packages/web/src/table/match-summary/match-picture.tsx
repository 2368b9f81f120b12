import { type FaceProps, PlayerFaceShape } from '../../ui/face/avatar.tsx'
import { INK_SHAPES } from '../../ui/print/ink-shapes.ts'
import { BLACK, INKS, PAPER } from '../../ui/print/inks.ts'
import { PictureChances, type PicturedChances } from './picture-chances.tsx'

const PICTURE_WIDTH = 1080
const PLAIN_HEIGHT = 1350
/** The height by which the chances make the picture taller. */
const CHANCES_HEIGHT = 280

export interface PicturedPlayer extends FaceProps {
  readonly name: string
  readonly isWinner: boolean
  /** Null in a match without points. */
  readonly points: number | null
}

/** All texts and faces of the picture. */
export interface MatchPictureProps {
  /** The best first. */
  readonly players: readonly PicturedPlayer[]
  readonly winnerLabel: string
  readonly date: string
  /** The host of the page on which the match was played. */
  readonly address: string
  /** The worst round and the fiercest attacker, if there are any. */
  readonly lines: readonly string[]
  /** Null if they are not known. */
  readonly chances: PicturedChances | null
}

/** A picture of the result of a match as SVG. It depends on nothing in the page but its font. */
export function MatchPicture({ players, winnerLabel, date, address, lines, chances }: MatchPictureProps) {
  const height = PLAIN_HEIGHT + (chances ? CHANCES_HEIGHT : 0)
  const winners = players.filter(({ isWinner }) => isWinner)
  const signature = `Slapwise · ${address}`
  const names = winners.map(({ name }) => name).join(' & ')
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
      width={PICTURE_WIDTH}
      height={height}
      fontFamily="'Bricolage Grotesque Variable', system-ui, sans-serif"
      fontWeight="800"
      color={BLACK}
    >
      <title>{`${winnerLabel}: ${names}`}</title>
      <defs>
        <pattern id="halftone" width="30" height="30" patternUnits="userSpaceOnUse">
          <circle cx="15" cy="15" r="7" fill={INKS.yellow.ink} />
        </pattern>
      </defs>
      <rect width={PICTURE_WIDTH} height={height} fill={INKS.red.ink} />
      <rect width={PICTURE_WIDTH} height="820" fill="url(#halftone)" />
      <Confetti />
      <WinnerFaces players={winners} />
      <WinnerTitle over={winnerLabel} text={names} />
      <ResultSheet players={players} lines={lines} />
      {chances && (
        <PictureChances
          {...chances}
          x={PAPER_BOX.x}
          y={PAPER_BOX.y + PAPER_BOX.height + 36}
          width={PAPER_BOX.width}
          height={CHANCES_HEIGHT - 36}
        />
      )}
      <text x="60" y={height - 34} fontSize={Math.min(34, 600 / (0.56 * [...signature].length))} fill={BLACK}>
        {signature}
      </text>
      <text x={PICTURE_WIDTH - 60} y={height - 34} fontSize="30" textAnchor="end" fill={BLACK}>
        {date}
      </text>
    </svg>
  )
}

const CONFETTI_COUNT = 40

/** Spread by two irrational-looking fractions, so that no pattern is visible. */
function Confetti() {
  const [paths, inks] = [Object.values(INK_SHAPES), ['blue', 'yellow', 'green', 'black', 'purple'] as const]
  return Array.from({ length: CONFETTI_COUNT }, (_, i) => {
    const [x, y] = [((i * 0.7549) % 1) * PICTURE_WIDTH, ((i * 0.5698) % 1) * 780]
    const size = 1.4 + ((i * 7) % 5) * 0.5
    return (
      <g
        key={i}
        transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(i * 137) % 360}) scale(${size})`}
      >
        <path d={paths[i % paths.length]} fill={BLACK} transform="translate(1.5 1.5)" />
        <path d={paths[i % paths.length]} fill={INKS[inks[(i * 3) % inks.length]].ink} />
      </g>
    )
  })
}

/** The winners, as large as the space allows. */
function WinnerFaces({ players }: { readonly players: readonly PicturedPlayer[] }) {
  const radius = players.length === 1 ? 225 : Math.min(190, 470 / players.length)
  return players.map(({ name: _, isWinner: __, points: ___, ...shown }, i) => (
    <g
      key={i}
      transform={`translate(${PICTURE_WIDTH / 2 + (i - (players.length - 1) / 2) * radius * 2} 320)`}
    >
      <circle r={radius} fill={BLACK} cx="10" cy="10" />
      <circle r={radius} fill={PAPER} stroke={BLACK} strokeWidth="8" />
      <g transform={`rotate(6) scale(${radius / 13.5}) translate(-10 -8.8)`}>
        <PlayerFaceShape {...shown} />
      </g>
    </g>
  ))
}

/** The maximum width of a letter in em. */
const LETTER_WIDTH_EM = 0.66

function WinnerTitle({ over, text }: { readonly over: string; readonly text: string }) {
  const size = Math.min(180, 960 / (LETTER_WIDTH_EM * [...text].length))
  const lines = [
    { x: 8, y: 8, fill: BLACK },
    { x: -4, y: -2, fill: INKS.blue.ink },
    { x: 0, y: 0, fill: PAPER },
  ]
  return (
    <g textAnchor="middle">
      <rect x="340" y="540" width="400" height="66" rx="14" fill={BLACK} transform="rotate(-2 540 573)" />
      <text x="540" y="587" fontSize="42" fill={PAPER} transform="rotate(-2 540 573)">
        {over}
      </text>
      {lines.map(({ x, y, fill }) => (
        <text
          key={fill}
          x={540 + x}
          y={716 + size * 0.34 + y}
          fontSize={size}
          fill={fill}
          stroke={fill === PAPER ? BLACK : 'none'}
          strokeWidth="10"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** The box with the results, and its line height. */
const PAPER_BOX = { x: 60, y: 822, width: PICTURE_WIDTH - 120, height: 440, line: 46 }

/** The results, in two columns for more than four players, and the lines below. */
function ResultSheet({ players, lines }: Pick<MatchPictureProps, 'players' | 'lines'>) {
  const columns = players.length > 4 ? 2 : 1
  const rows = Math.ceil(players.length / columns)
  const strip = lines.length === 0 ? 0 : lines.length * PAPER_BOX.line + 20
  const height = (PAPER_BOX.height - strip - 24) / Math.max(rows, 3)
  const foot = PAPER_BOX.y + PAPER_BOX.height - strip
  const { line: _, ...pad } = PAPER_BOX
  return (
    <g>
      <rect {...pad} rx="26" fill={BLACK} transform="translate(10 10)" />
      <rect {...pad} rx="26" fill={PAPER} stroke={BLACK} strokeWidth="6" />
      {players.map((player, i) => (
        <PlayerRow
          key={i}
          person={player}
          x={PAPER_BOX.x + 30 + Math.floor(i / rows) * (PAPER_BOX.width / 2)}
          y={PAPER_BOX.y + 16 + (i % rows) * height}
          width={PAPER_BOX.width / columns - 60}
          height={height}
        />
      ))}
      {strip > 0 && (
        <path
          d={`M${PAPER_BOX.x + 30} ${foot}h${PAPER_BOX.width - 60}`}
          stroke={BLACK}
          strokeWidth="4"
          strokeDasharray="14 12"
        />
      )}
      {lines.map((text, i) => (
        <text
          key={text}
          x="540"
          y={foot + (i + 1) * PAPER_BOX.line}
          fontSize={Math.min(33, 900 / (0.56 * [...text].length))}
          textAnchor="middle"
          fill={BLACK}
          fontWeight="650"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

interface RowProps {
  readonly person: PicturedPlayer
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function PlayerRow({ person: { name, points, isWinner: _, ...shown }, x, y, width, height }: RowProps) {
  const size = Math.min(46, height * 0.56)
  const room = width - height - 90
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`translate(0 ${height * 0.1}) scale(${(height * 0.8) / 21})`}>
        <PlayerFaceShape {...shown} />
      </g>
      <text
        x={height + 8}
        y={height * 0.68}
        fontSize={Math.min(size, room / (LETTER_WIDTH_EM * [...name].length))}
        fill={BLACK}
      >
        {name}
      </text>
      {points !== null && (
        <text x={width} y={height * 0.68} fontSize={size} textAnchor="end" fill={BLACK}>
          {points}
        </text>
      )}
    </g>
  )
}
