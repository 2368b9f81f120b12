import type { PlayRequirement } from '../../index.ts'
import type { CardMessages } from '../card-messages.ts'
import type { NameResolver } from '../names.ts'
import { colourNames } from './colours.ts'

export const formatIllegalPlay: CardMessages['formatIllegalPlay'] = (reason, { title }) => {
  switch (reason?.because) {
    case 'not-yours':
      return 'Die gehört dir nicht.'
    case 'does-not-follow':
      return formatRequirement(reason.needs, title)
    case 'needs-ten-cards':
      return 'Nur mit genau zehn Karten auf der Hand.'
    case 'never-playable':
      return 'Die wird nie gespielt. Pech.'
    case 'only-as-last-card':
      return 'Nur als allerletzte Karte.'
    case 'sealed':
      return 'Spezialkarten sind gerade versiegelt.'
    case 'blocked':
      return 'Diese Farbe ist gerade tabu.'
    case undefined:
      return 'Die muss bleiben, wo sie ist.'
  }
}

function formatRequirement(
  { colour, number, symbol, black, openWish }: PlayRequirement,
  title: NameResolver['title'],
): string {
  const wanted = [colour && colourNames[colour], number && `eine ${number}`, symbol && title(symbol)]
  const fitting = [...wanted, black && 'eine schwarze Karte'].filter(Boolean)
  const parts = fitting.length > 0 || !openWish ? fitting : ['eine Wunschkarte']
  return parts.length > 0 ? `Passt nicht. Es braucht ${parts.join(' oder ')}.` : 'Gerade passt nichts.'
}
