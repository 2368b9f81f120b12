import type { LuckRank } from '@slapwise/bots'
import { formatSigned } from '@slapwise/kernel'
import type { AnalysisMessages } from '../messages/analysis.ts'

const RANKED_LUCK: Readonly<Record<LuckRank, string>> = {
  best: 'das meiste Glück am Tisch',
  worst: 'das grösste Pech am Tisch',
  middle: 'weder am meisten Glück noch am meisten Pech',
  unclear: 'Glück wie andere auch',
}

export const analysisMessages: AnalysisMessages = {
  title: 'War das Glück?',
  progress: (percent) => `Wird vielmals weitergespielt: ${percent}\u00a0%`,
  pause: 'Anhalten',
  resume: 'Weiter',
  failed: 'Etwas ist kaputtgegangen. Weiter reichen die Zahlen nicht.',
  summary: (name, accuracy, luck, rank) => {
    const had = `${RANKED_LUCK[rank]} (${formatSigned(luck.value)}\u00a0±\u00a0${Math.round(luck.margin)} Punkte)`
    const who = name === null ? 'Du hast' : `${name} hat`
    if (accuracy === null) return `${who} ${had} gehabt.`
    return `${who} zu ${accuracy.value}\u00a0%\u00a0(±\u00a0${accuracy.margin}) so gut gespielt wie ein teuflischer Bot und ${had} gehabt.`
  },
  isPending: 'Glück und Können zeigen sich, wenn jede Entscheidung gewogen ist.',
  isEstimate:
    'Geschätzt, indem von jedem Moment aus oft weitergespielt wurde. Der teuflische Bot ist gut, nicht allwissend. Was Zufall sein könnte, steht nicht da.',
  chances: 'Gewinnchance',
  accounts: 'Vorsprung in Punkten, und woher',
  columns: { player: 'Wer', luck: 'Glück', skill: 'Selbst', gifts: 'Geschenkt', result: 'Voraus' },
  columnHint:
    'Glück: Karten, Ereignisse, Würfel, und wen die anderen sich aussuchten. Geschenkt: Fehler der anderen.',
  mistakes: (name) => (name === null ? 'Was du hättest tun können' : `Was ${name} hätte tun können`),
  noMistakes: 'Nichts, was ein teuflischer Bot sicher besser gemacht hätte.',
  given: (name, answer) => `${name ?? 'Du'}: ${answer}`,
  better: (answer) => `Besser: ${answer}`,
  luck: (name) => (name === null ? 'Dein Glück und Pech' : `Glück und Pech von ${name}`),
  moment: {
    title: (decision, last) => `Entscheidung ${decision} von ${last}`,
    end: 'Das Ende',
    previous: 'Die Entscheidung davor',
    next: 'Die nächste Entscheidung',
    noChoice: (name) => `${name} hatte keine Wahl.`,
    notJudged: (name) => `${name} hatte die Wahl. Wird noch gewogen.`,
    sameAnswer: 'Ein teuflischer Bot hätte dasselbe getan.',
    otherAnswer: (answer) => `Ein teuflischer Bot: ${answer}.`,
    estimate: (points, margin) =>
      `${formatSigned(points, 1)}\u00a0±\u00a0${margin.toFixed(1)}`.replaceAll('.', ','),
    besideThat: (estimate) => `Verglichen damit: ${estimate} Punkte.`,
    couldBeChance: 'Kann Zufall sein.',
    luckOf: (name) => `Glück von ${name}`,
  },
  goTo: (decision) => `Zu Entscheidung ${decision}`,
}
