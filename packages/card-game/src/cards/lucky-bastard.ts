import { openWishCard } from '../model/card-kind.ts'

export const luckyBastard = openWishCard('lucky-bastard', {
  name: { en: 'Lucky Bastard', de: 'Lucky Bastard' },
  mildName: { en: 'Lucky Duck', de: 'Glückspilz' },
  text: {
    en: 'Trouble ahead? Throw it in before the event is turned over, wish for a colour, and watch from the sofa. On your own turn it wishes for a colour.',
    de: 'Ärger im Anzug? Wirf ihn rein, bevor das Ereignis aufgedeckt wird, wünsch dir eine Farbe und schau vom Sofa aus zu. Im eigenen Zug wünscht er eine Farbe.',
  },
  rulings: [
    {
      en: 'Everyone may throw it in but the player whose turn it is.',
      de: 'Alle dürfen ihn reinwerfen, ausser wer gerade am Zug ist.',
    },
    {
      en: 'You give nothing, get nothing, and are neither named nor counted in that event.',
      de: 'Du gibst nichts, bekommst nichts und wirst bei diesem Ereignis weder genannt noch mitgezählt.',
    },
    {
      en: 'If Finish Line or Doomsday ends the round, you score nothing.',
      de: 'Wenn Finish Line oder Doomsday die Runde beendet, schreibst du null Punkte.',
    },
    {
      en: 'If the event only asks too much of the draw pile, it is the pile that ends the round, and your hand counts.',
      de: 'Überfordert das Ereignis bloss den Ziehstapel, beendet der Stapel die Runde, und deine Hand zählt.',
    },
    {
      en: 'Events within an event ask anew; with Event Manager and Repeat you see the pick first.',
      de: 'Ereignisse im Ereignis fragen neu; bei Event Manager und Repeat siehst du zuerst, was gewählt wurde.',
    },
    {
      en: 'If several are lucky, they wish in order of play, and the last wish counts.',
      de: 'Haben mehrere Glück, wünschen sie der Reihe nach, und der letzte Wunsch gilt.',
    },
    {
      en: 'Lucky against an event that you set off out of turn? You stay out of it, but still make its choices.',
      de: 'Glück bei einem Ereignis, das du ausserhalb deines Zugs ausgelöst hast? Du machst nicht mit, triffst aber seine Entscheidungen.',
    },
  ],
  answerHints: {
    'lucky-bastard': {
      en: 'Throw it in: the event passes you by, good or bad. Let it be: you take part.',
      de: 'Wirf ihn rein: Das Ereignis geht an dir vorbei, ob gut oder schlecht. Lass es: Du machst mit.',
    },
  },
  wish: 'colour',
  thrownInAs: 'lucky-bastard',
})
