import type { AnswerHintMessages } from '../card-messages.ts'

export const answerHintMessages: AnswerHintMessages = {
  wish: 'Das muss nun kommen, oder eine Wunschkarte.',
  friend: 'Eine Karte derselben Zahl darf obendrauf, und mit der geht es weiter.',
  'swap-hands': 'Ihr zwei tauscht alles, was ihr haltet. Niemand: Alles bleibt, wie es ist.',
  use: (text, wishes) => `Ja: ${text} Nein: ${wishes ? 'Du wünschst nur' : 'Sie liegt bloss da'}.`,
}
