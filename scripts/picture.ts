/** `npm run picture`: plays the beginning of a match in the terminal and keeps what it shows as docs/table.svg. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const MATCH = ['--seed', 'e', '--players', '4']
const MOVES = ['green', 'red 2', 'black 8', 'all 3', 'q']

/** A state folder of its own: the program would ask about a match that was left in the usual one, and replace it. */
const state = mkdtempSync(join(tmpdir(), 'slapwise-picture-'))
const { stdout } = spawnSync(process.execPath, [`${root}packages/cli/src/main.ts`, 'play', ...MATCH], {
  input: `${MOVES.join('\n')}\n`,
  encoding: 'utf8',
  env: { ...process.env, FORCE_COLOR: '1', XDG_STATE_HOME: state },
})
rmSync(state, { recursive: true })

const PAPER = '#F7F3E8'
const NIGHT = '#15161F'
const INKS: Record<number, string> = {
  0: '#3A3B4A',
  1: '#D9384A',
  2: '#00A95C',
  3: '#FFB511',
  4: '#0078BF',
  5: '#8B4FC0',
  7: PAPER,
}
const [WIDTH, LINE, LEFT, TOP] = [8.43, 20, 24, 36]

interface Style {
  ink: string
  back: string | null
  bold: boolean
}

/** Those of the terminal's colour codes that we use. */
function restyle(style: Style, code: number): Style {
  if (code === 1) return { ...style, bold: true }
  if (code === 22) return { ...style, bold: false }
  if (code === 7) return { ...style, ink: NIGHT, back: PAPER }
  if (code === 27 || code === 49) return { ...style, ink: PAPER, back: null }
  if (code === 39) return { ...style, ink: PAPER }
  if (code >= 90) return { ...style, ink: INKS[code - 90] ?? PAPER }
  if (code >= 40) return { ...style, back: INKS[code - 40] ?? null }
  if (code === 30) return { ...style, ink: NIGHT }
  if (code > 30) return { ...style, ink: INKS[code - 30] ?? PAPER }
  return style
}

/** Blanks that stay: an SVG would fold them. */
const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '\u00a0')

function drawText(text: string, column: number, row: number, { ink, back, bold }: Style): string {
  const [x, y, width] = [LEFT + column * WIDTH, TOP + row * LINE, text.length * WIDTH]
  const box = back ? `<rect x="${x}" y="${y - 15}" width="${width}" height="19" rx="3" fill="${back}"/>` : ''
  const weight = bold ? ' font-weight="bold"' : ''
  return `${box}<text x="${x}" y="${y}" fill="${ink}" textLength="${width}"${weight}>${written(text)}</text>`
}

function drawLine(line: string, row: number): string {
  let style: Style = { ink: PAPER, back: null, bold: false }
  let column = 0
  let drawn = ''
  for (const piece of `0m${line}`.split('\u001b[')) {
    const [codes, text] = [piece.slice(0, piece.indexOf('m')), piece.slice(piece.indexOf('m') + 1)]
    for (const code of codes.split(';')) style = restyle(style, Number(code))
    if (text !== '') drawn += drawText(text, column, row, style)
    column += text.length
  }
  return drawn
}

const FIRST = '  You play'
const LAST = 'Ready for the next round?'

/** The end of the round and what led to it. */
const [begin, end] = [stdout.lastIndexOf(FIRST), stdout.lastIndexOf(LAST)]
if (begin < 0 || end < begin)
  throw new Error(`The moves ${MOVES.join(', ')} do not end a round any more: choose others.\n${stdout}`)
const lines = stdout.slice(begin, stdout.indexOf('\n', end)).split('\n')
const height = TOP + lines.length * LINE + 8
writeFileSync(
  `${root}docs/table.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 724 ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
<title>A match in the terminal</title>
<rect width="724" height="${height}" rx="12" fill="${NIGHT}"/>
${lines.map(drawLine).join('\n')}
</svg>
`,
)
