import type { FaceMessages } from '../messages/faces.ts'

export const faceMessages: FaceMessages = {
  description:
    'Das bist du: am Tisch, auf dem Punktezettel und auf dem Brett als Figur, mit dem passenden Würfel.',
  colourTaken: 'Deine Farbe sitzt schon am Tisch. Nimm eine andere, sonst bekommst du die nächste freie.',
  taken: (colour) => `${colour}: vergeben`,
  parts: {
    ink: {
      name: 'Farbe',
      variants: ['Rot', 'Blau', 'Grün', 'Gelb', 'Violett', 'Limette', 'Hellblau', 'Rosa'],
    },
    head: { name: 'Kopf', variants: ['Kreis', 'Quadrat', 'Dreieck', 'Stern', 'Raute', 'Klecks'] },
    eyes: { name: 'Augen', variants: ['Punkte', 'schläfrig', 'weit offen', 'zwinkernd', 'grimmig'] },
    mouth: { name: 'Mund', variants: ['lächelnd', 'gerade', 'schmollend', 'lachend', 'erstaunt'] },
  },
}
