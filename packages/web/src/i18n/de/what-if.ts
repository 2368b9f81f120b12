import { formatSigned } from '@slapwise/kernel'
import type { WhatIfMessages } from '../messages/what-if.ts'

const toComma = (number: string): string => number.replace('.', ',')
const round = (points: number): string => toComma(Math.abs(points).toFixed(1))

export const whatIfMessages: WhatIfMessages = {
  title: 'Was wäre, wenn …',
  ask: (name) => `Was, wenn ${name} …`,
  askHint: 'Gib am Tisch eine andere Antwort.',
  isUnchanged: 'Genau so war es. Etwas anderes?',
  previous: 'Die Entscheidung davor',
  next: 'Die nächste Entscheidung',
  cancel: 'Ach, lass',
  given: (name, answer) => `${name}: ${answer}`,
  other: (answer) => `Was, wenn: ${answer}`,
  verdicts: {
    better: (gain, margin) =>
      `Besser, und zwar um ${round(gain)} Punkte auf die anderen, ± ${round(margin)}. Autsch.`,
    worse: (gain, margin) =>
      `Schlechter, und zwar um ${round(gain)} Punkte auf die anderen, ± ${round(margin)}. Also gut gemacht.`,
    unclear: (gain, margin) =>
      `Schwer zu sagen: ${toComma(formatSigned(gain, 1))} Punkte auf die anderen, ± ${round(margin)}.`,
  },
  columns: { player: 'Wer', happened: 'So war es', given: 'Gleiche Antwort', other: 'Andere Antwort' },
  points: 'Punkte von hier bis zum Ende der Runde. Weniger ist besser.',
  wins: 'Gewonnene Runden',
  simulations: (count) => `${count}-mal weitergespielt`,
  stop: 'Anhalten',
  again: (count) => `${count} weitere`,
  hindsight: 'Die Karten',
  hindsightNames: { player: 'Soweit bekannt', everyone: 'Wie sie waren' },
  hindsightMeanings: {
    player: (name) => `Fair: Alles, was ${name} nicht wissen konnte, wird jedes Mal neu gegeben.`,
    everyone: () =>
      'Hinterher ist man klüger: alle Hände, wie sie waren. Nur die Stapel werden neu gemischt.',
  },
  method: 'Gerissene Bots auf allen Plätzen spielen die Runde zu Ende, beide Male mit denselben Karten.',
  notDealable: 'Mitten hierin lassen sich die Karten nicht anders geben. Versuch es damit, wie sie waren.',
  otherAnswer: 'Andere Antwort',
  playOn: 'Von dort weiterspielen',
  close: 'Schliessen',
}
