export const format = new Intl.ListFormat('de')

const SMALL = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf'.split(',')

/** «eine Karte», «zwei Karten», «keine Karten». */
export const cards = (count: number): string =>
  count === 1 ? 'eine Karte' : `${count === 0 ? 'keine' : (SMALL[count] ?? count)} Karten`
