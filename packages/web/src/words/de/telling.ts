import type { Told } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import { type Part, phrase, type Sentence } from '../sentence.ts'
import { type Scene, type Telling, telling } from '../telling.ts'

const format = new Intl.ListFormat('de')

const SMALL = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',')

const number = (count: number): string => SMALL[count] ?? String(count)

/** «eine Karte», «zwei Karten», «keine Karten»; auch für «Powerkarte». */
export const cards = (count: number, card = 'Karte'): string =>
  count === 1 ? `eine ${card}` : `${count === 0 ? 'keine' : number(count)} ${card}n`

export const points = (count: number): string =>
  count === 1 ? 'einen Punkt' : `${count === 0 ? 'keine' : number(count)} Punkte`

export interface German extends Telling {
  /** Subjekt und Verb: Ada *spielt*, du *spielst*. */
  by(seat: Seat, theirs: string, yours: string): Sentence
  /** Mehrere: Ada und Ben *tauschen*, du und Ben *tauscht*. */
  all(seats: readonly Seat[], theirs: string, yours: string): Sentence
  /** Wen (dich), wem (dir). */
  whom(seat: Seat): Part
  toWhom(seat: Seat): Part
  seenOr(told: Told, count: number): Sentence
  namely(told: Told): Sentence
  openly(faces: readonly number[]): Sentence
}

export function german(scene: Scene): German {
  const t = telling(scene, format)
  return {
    ...t,
    by: (seat, theirs, yours) => phrase`${t.who(seat, 'du')} ${t.isYou(seat) ? yours : theirs}`,
    all: (seats, theirs, yours) =>
      phrase`${t.list(t.youFirst(seats).map((seat) => t.who(seat, 'du')))} ${seats.some(t.isYou) ? yours : theirs}`,
    whom: (seat) => t.who(seat, 'dich'),
    toWhom: (seat) => t.who(seat, 'dir'),
    seenOr: ({ cards: ids }, count) => (ids?.length ? t.cards(ids) : [cards(count)]),
    namely: ({ cards: ids }) => (ids?.length ? phrase`: ${t.cards(ids)}` : []),
    openly: (faces) => (faces.length > 0 ? t.faces(faces) : ['nichts']),
  }
}
