import type { LessonMessages } from '../messages/lessons.ts'

export const lessonMessages: LessonMessages = {
  lead: 'Je eine halbe Minute, am echten Tisch, gegen Bots, die tun, was man ihnen sagt. Falsch antworten macht auch Spass.',
  groups: { basics: 'Das Wichtigste', 'add-ons': 'Wenn die Schachtel grösser wird' },
  finishedMark: 'erledigt',
  finishedCount: (finished, all) =>
    finished === all ? 'Alle erledigt. Streber.' : `${finished} von ${all} erledigt`,
  startOver: 'Tu, als hätte ich nichts gelernt',
  playMatch: 'Eine richtige Partie',
  matchHint: 'Gegen sanfte Bots, in deinem Tempo. Alles Neue stellt sich vor.',
  rules: 'Ich lese lieber',
  home: 'Zurück zum Anfang',
  coach: 'Dein Coach',
  stepCount: (done, all) => `Schritt ${done} von ${all}`,
  goOn: 'Weiter',
  tryAgain: 'Noch mal',
  repeat: 'Von vorn',
  nextLesson: 'Nächste Lektion',
  skip: 'Überspringen',
  leave: 'Verlassen',
  watch: 'Schau zu …',
  whileWaiting: 'Noch nie gespielt? Nimm eine Lektion, solange du wartest',
  backToLobby: 'Zurück in den Raum',
}
