import { readFileSync } from 'node:fs'

/** Size of an entry in the table directory of a TrueType font. */
const DIRECTORY_ENTRY_BYTES = 16
/** Segment mapping of the basic multilingual plane: the `cmap` format that all fonts have. */
const SEGMENT_MAPPING = 4

/** Widths of the characters of a TrueType font, to fit texts into a picture before they are drawn. */
export class FontMetrics {
  readonly #font: DataView
  readonly #tables = new Map<string, number>()
  /** Start, end, glyph offset and position of each segment of the character map. */
  readonly #segments: readonly (readonly [first: number, last: number, delta: number, offsets: number])[]

  constructor(file: string) {
    const bytes = readFileSync(file)
    this.#font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const tableCount = this.#font.getUint16(4)
    for (let i = 0; i < tableCount; i++) {
      const at = 12 + i * DIRECTORY_ENTRY_BYTES
      this.#tables.set(bytes.toString('latin1', at, at + 4), this.#font.getUint32(at + 8))
    }
    this.#segments = this.#readSegments()
  }

  /** Whether the font has all characters of a text. */
  canDraw(text: string): boolean {
    return [...text].every((letter) => this.#glyphOf(letter) !== 0)
  }

  /** Width of a text, for a font size of 1. */
  measure(text: string): number {
    const unitsPerEm = this.#font.getUint16(this.#tables.get('head')! + 18)
    return [...text].reduce((sum, letter) => sum + this.#advanceOf(this.#glyphOf(letter)), 0) / unitsPerEm
  }

  #advanceOf(glyph: number): number {
    const count = this.#font.getUint16(this.#tables.get('hhea')! + 34)
    return this.#font.getUint16(this.#tables.get('hmtx')! + Math.min(glyph, count - 1) * 4)
  }

  /** Zero if the font lacks the character. */
  #glyphOf(letter: string): number {
    const code = letter.codePointAt(0)!
    const segment = this.#segments.find(([, last]) => code <= last)
    if (!segment || code < segment[0]) return 0
    const [first, , delta, offsets] = segment
    const offset = this.#font.getUint16(offsets)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = this.#font.getUint16(offsets + offset + (code - first) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }

  #readSegments(): (readonly [number, number, number, number])[] {
    const start = this.#findSegmentMapping()
    const bytes = this.#font.getUint16(start + 6)
    return Array.from({ length: bytes / 2 }, (_, i) => {
      const last = start + 14 + i * 2
      const first = last + bytes + 2
      return [
        this.#font.getUint16(first),
        this.#font.getUint16(last),
        this.#font.getInt16(first + bytes),
        first + bytes * 2,
      ] as const
    })
  }

  #findSegmentMapping(): number {
    const map = this.#tables.get('cmap')!
    const count = this.#font.getUint16(map + 2)
    for (let i = 0; i < count; i++) {
      const start = map + this.#font.getUint32(map + 8 + i * 8)
      if (this.#font.getUint16(start) === SEGMENT_MAPPING) return start
    }
    throw new Error('The font has no character map of format 4.')
  }
}
