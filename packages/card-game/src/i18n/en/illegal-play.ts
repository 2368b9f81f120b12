import type { PlayRequirement } from '../../index.ts'
import type { CardMessages } from '../card-messages.ts'
import type { NameResolver } from '../names.ts'

export const formatIllegalPlay: CardMessages['formatIllegalPlay'] = (reason, { title }) => {
  switch (reason?.because) {
    case 'not-yours':
      return 'That is not your card.'
    case 'does-not-follow':
      return formatRequirement(reason.needs, title)
    case 'needs-ten-cards':
      return 'Only with exactly ten cards in hand.'
    case 'never-playable':
      return 'This one is never played. You are stuck with it.'
    case 'only-as-last-card':
      return 'Only as your very last card.'
    case 'sealed':
      return 'Special cards are sealed for now.'
    case 'blocked':
      return 'That colour is off limits for now.'
    case undefined:
      return 'That one has to stay where it is.'
  }
}

function formatRequirement(
  { colour, number, symbol, black, openWish }: PlayRequirement,
  title: NameResolver['title'],
): string {
  const wanted = [colour, number && `${number === 8 ? 'an' : 'a'} ${number}`, symbol && title(symbol)]
  const fitting = [...wanted, black && 'a black card'].filter(Boolean)
  const parts = fitting.length > 0 || !openWish ? fitting : ['a wish card']
  return parts.length > 0 ? `That does not fit. It takes ${parts.join(' or ')}.` : 'Nothing fits now.'
}
