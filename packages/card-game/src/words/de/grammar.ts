export const format = new Intl.ListFormat('de')

const SMALL = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',')

const number = (count: number): string => SMALL[count] ?? String(count)

/** «eine Karte», «zwei Karten», «keine Karten»; auch für «Powerkarte». */
export const cards = (count: number, card = 'Karte'): string =>
  count === 1 ? `eine ${card}` : `${count === 0 ? 'keine' : number(count)} ${card}n`

export const points = (count: number): string =>
  count === 1 ? 'einen Punkt' : `${count === 0 ? 'keine' : number(count)} Punkte`

/** Wo es auf die Zahl ankommt: «eine Karte», «4 Karten». */
export const numbered = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`)
