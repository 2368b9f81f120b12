import type { CouchWords } from '../lexicon/couch.ts'

export const couch: CouchWords = {
  title: 'Handys raus',
  howTo:
    'Richte die Kamera aufs Quadrat, oder tipp die Adresse ein, dann den Code. Deine Hand ist auf dem Handy, der Tisch ist hier.',
}
