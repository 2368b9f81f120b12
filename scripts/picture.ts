/** `npm run picture`: plays the beginning of a match in the terminal and writes a screenshot to docs/table.svg. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const MATCH_OPTIONS = ['--seed', 'e', '--players', '4']
const MOVES = ['green', 'red 2', 'black 8', 'all 3', 'q']

/** Uses its own state folder: with the default one, the program would ask about a saved match and overwrite it. */
const state = mkdtempSync(join(tmpdir(), 'slapwise-picture-'))
const { stdout } = spawnSync(
  process.execPath,
  [`${root}packages/cli/src/main.ts`, 'play', ...MATCH_OPTIONS],
  {
    input: `${MOVES.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1', XDG_STATE_HOME: state },
  },
)
rmSync(state, { recursive: true })

const FOREGROUND = '#F7F3E8'
const BACKGROUND = '#15161F'
const ANSI_COLOURS: Record<number, string> = {
  0: '#3A3B4A',
  1: '#D9384A',
  2: '#00A95C',
  3: '#FFB511',
  4: '#0078BF',
  5: '#8B4FC0',
  7: FOREGROUND,
}
const [WIDTH, LINE, LEFT, TOP] = [8.43, 20, 24, 36]

interface Style {
  foreground: string
  background: string | null
  isBold: boolean
}

/** Applies the ANSI colour codes that we use. */
function applyAnsiCode(style: Style, code: number): Style {
  if (code === 1) return { ...style, isBold: true }
  if (code === 22) return { ...style, isBold: false }
  if (code === 7) return { ...style, foreground: BACKGROUND, background: FOREGROUND }
  if (code === 27 || code === 49) return { ...style, foreground: FOREGROUND, background: null }
  if (code === 39) return { ...style, foreground: FOREGROUND }
  if (code >= 90) return { ...style, foreground: ANSI_COLOURS[code - 90] ?? FOREGROUND }
  if (code >= 40) return { ...style, background: ANSI_COLOURS[code - 40] ?? null }
  if (code === 30) return { ...style, foreground: BACKGROUND }
  if (code > 30) return { ...style, foreground: ANSI_COLOURS[code - 30] ?? FOREGROUND }
  return style
}

/** Non-breaking spaces: SVG collapses others. */
const escapeForSvg = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '\u00a0')

function drawText(
  text: string,
  column: number,
  row: number,
  { foreground, background, isBold }: Style,
): string {
  const [x, y, width] = [LEFT + column * WIDTH, TOP + row * LINE, text.length * WIDTH]
  const box = background
    ? `<rect x="${x}" y="${y - 15}" width="${width}" height="19" rx="3" fill="${background}"/>`
    : ''
  const weight = isBold ? ' font-weight="bold"' : ''
  return `${box}<text x="${x}" y="${y}" fill="${foreground}" textLength="${width}"${weight}>${escapeForSvg(text)}</text>`
}

function drawLine(line: string, row: number): string {
  let style: Style = { foreground: FOREGROUND, background: null, isBold: false }
  let column = 0
  let drawn = ''
  for (const piece of `0m${line}`.split('\u001b[')) {
    const [codes, text] = [piece.slice(0, piece.indexOf('m')), piece.slice(piece.indexOf('m') + 1)]
    for (const code of codes.split(';')) style = applyAnsiCode(style, Number(code))
    if (text !== '') drawn += drawText(text, column, row, style)
    column += text.length
  }
  return drawn
}

const FIRST_SHOWN_LINE = '  You play'
const LAST_SHOWN_LINE = 'Ready for the next round?'

/** The screenshot shows the end of the round and the moves before it. */
const [begin, end] = [stdout.lastIndexOf(FIRST_SHOWN_LINE), stdout.lastIndexOf(LAST_SHOWN_LINE)]
if (begin < 0 || end < begin)
  throw new Error(
    `The moves ${MOVES.join(', ')} no longer end a round: choose other MOVES in scripts/picture.ts.\n${stdout}`,
  )
const lines = stdout.slice(begin, stdout.indexOf('\n', end)).split('\n')
const height = TOP + lines.length * LINE + 8
writeFileSync(
  `${root}docs/table.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 724 ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
<title>A match in the terminal</title>
<rect width="724" height="${height}" rx="12" fill="${BACKGROUND}"/>
${lines.map(drawLine).join('\n')}
</svg>
`,
)
