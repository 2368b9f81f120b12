import type { PlayOnMessages } from '../messages/play-on.ts'

export const playOnMessages: PlayOnMessages = {
  title: 'Von hier weiterspielen',
  intro:
    'Dieselben Karten, dieselben Punkte, derselbe Schlamassel. Auf den anderen Plätzen sitzen Bots, und die schummeln nicht.',
  introWithAnswer: (name) =>
    `Alles wie es war, bis ${name} die andere Antwort gibt. Auf den anderen Plätzen sitzen Bots, und die schummeln nicht.`,
  seat: 'Dein Platz',
  start: 'Weiterspielen',
  replaces:
    'Du hast eine angefangene Partie gegen Bots. Platz ist nur für eine: Diese hier würde sie ersetzen.',
  startAnyway: 'Die andere wegwerfen und weiterspielen',
  over: 'Hier ist schon alles vorbei. Geh etwas zurück, dorthin, wo noch etwas zu retten war.',
  notKept: 'Dein Browser merkt sich auf diesem Gerät nichts. Darum kann es hier nicht weitergehen.',
}
