import { blueCard } from '../model/card-kind.ts'

export const skip = blueCard('skip', {
  name: { en: 'Skip', de: 'Aussetzen' },
  text: {
    en: 'You stay where you are. No die, no movement, no regrets.',
    de: 'Du bleibst, wo du bist. Kein Würfel, keine Bewegung, keine Reue.',
  },
  rulings: [
    {
      en: 'It acts when you play it. Lying on the board it does nothing to anybody.',
      de: 'Sie wirkt, wenn du sie spielst. Auf dem Brett tut sie niemandem etwas.',
    },
  ],
  onPlayed(table, player) {
    table.facts?.push({ publicPart: { kind: 'stayed', seat: player } })
    return 'done'
  },
})
