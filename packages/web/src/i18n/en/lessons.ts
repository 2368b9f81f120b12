import type { LessonMessages } from '../messages/lessons.ts'

export const lessonMessages: LessonMessages = {
  lead: 'Half a minute each, at a real table, against bots that do as they are told. Wrong answers are half the fun.',
  groups: { basics: 'The basics', 'add-ons': 'When the box gets bigger' },
  finishedMark: 'done',
  finishedCount: (finished, all) => (finished === all ? 'All done. Show-off.' : `${finished} of ${all} done`),
  startOver: 'Forget that I did these',
  playMatch: 'Play a real match',
  matchHint: 'Against gentle bots, at your pace. Everything new introduces itself.',
  rules: 'I would rather read',
  home: 'Back to the start',
  coach: 'Your coach',
  stepCount: (done, all) => `Step ${done} of ${all}`,
  goOn: 'Go on',
  tryAgain: 'Try again',
  repeat: 'Once more',
  nextLesson: 'Next lesson',
  skip: 'Skip',
  leave: 'Leave',
  watch: 'Watch …',
  whileWaiting: 'Never played? Take a lesson while you wait',
  backToLobby: 'Back to the room',
}
