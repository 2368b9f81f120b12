import { openWish } from '../kind.ts'

export const luckyBastard = openWish('lucky-bastard', {
  name: { en: 'Lucky Bastard', de: 'Lucky Bastard' },
  text: {
    en: 'Trouble ahead? Throw it in before the event is turned over, wish for a colour, and watch from the sofa. On your own turn it wishes for a colour.',
    de: 'Ärger im Anzug? Wirf sie rein, bevor das Ereignis aufgedeckt wird, wünsch dir eine Farbe und schau vom Sofa aus zu. Im eigenen Zug wünscht sie eine Farbe.',
  },
  wish: 'colour',
})
