import type { CouchWords } from '../lexicon/couch.ts'

export const couch: CouchWords = {
  title: 'Phones out',
  howTo:
    'Point your camera at the square, or type the address, then the code. Your hand is on your phone, the table is here.',
}
