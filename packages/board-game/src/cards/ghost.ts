import { blueCard } from '../model/card-kind.ts'

export const ghost = blueCard('ghost', {
  name: { en: 'Ghost', de: 'Gespenst' },
  text: {
    en: 'You float: nothing that lies on the board touches you on this movement.',
    de: 'Du schwebst: Nichts, was auf dem Brett liegt, berührt dich bei dieser Bewegung.',
  },
  rulings: [
    {
      en: 'Numbered teleports and white cards look right through you as well.',
      de: 'Auch nummerierte Teleporter und weisse Karten sehen durch dich hindurch.',
    },
  ],
  onPlayed(table) {
    table.isGhost = true
    return 'move'
  },
})
