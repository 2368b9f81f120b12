import type { CardMessages } from '../card-messages.ts'

const list = new Intl.ListFormat('en')

export const formatWaiting: CardMessages['formatWaiting'] = ({ ask, source, about }, who, names) => {
  const isOne = who.length === 1
  const verb = (one: string, several: string): string => `${list.format(who)} ${isOne ? one : several}`
  const cause = source === null ? '' : ` for ${names.title(source)}`
  switch (ask) {
    case 'turn':
      return verb('plays or draws', 'play or draw')
    case 'drawn':
      return verb('plays after all, or passes', 'play after all, or pass')
    case 'second-chance':
    case 'another':
      return verb('plays another one', 'play another one')
    case 'friend':
      return verb('may bring a friend', 'may bring a friend')
    case 'victim':
    case 'allot-draws':
      return verb(`looks for a victim${cause}`, `look for victims${cause}`)
    case 'give':
    case 'hand-out':
      return verb(`gives cards away${cause}`, `give cards away${cause}`)
    case 'discard':
      return verb(`throws cards away${cause}`, `throw cards away${cause}`)
    case 'lay':
      return verb(`lays a card${cause}`, `lay a card${cause}`)
    case 'pick':
      return verb(`takes a card${cause}`, `take a card${cause}`)
    case 'receiver':
    case 'distribute':
      return verb(`says who gets what${cause}`, `say who gets what${cause}`)
    case 'giver':
      return verb(`says who has to give${cause}`, `say who has to give${cause}`)
    case 'wish':
      return verb(`makes a wish${cause}`, `make a wish${cause}`)
    case 'counterattack':
      return verb('may hit back', 'may hit back')
    case 'nice-try':
      return verb('may still spoil it', 'may still spoil it')
    case 'lucky-bastard':
      return verb('may duck before it gets ugly', 'may duck before it gets ugly')
    case 'imitate':
      return verb('thinks up a costume', 'think up costumes')
    case 'colour':
      return verb(`picks a colour${cause}`, `pick a colour${cause}`)
    case 'steal':
      return about !== undefined && names.isReader(about)
        ? verb('goes through your hand', 'go through your hand')
        : verb('goes through somebody’s hand', 'go through somebody’s hand')
    case 'event':
      return verb(`picks an event${cause}`, `pick an event${cause}`)
    case 'seppuku':
      return verb('musters courage for Seppuku', 'muster courage for Seppuku')
    case 'swap-hands':
      return verb(`decides whose hands swap${cause}`, `decide whose hands swap${cause}`)
    case 'recharge':
    case 'power':
      return verb(`picks a power card${cause}`, `pick a power card${cause}`)
    case 'use':
      return verb(`decides about ${names.title(source!)}`, `decide about ${names.title(source!)}`)
    case 'seen':
      return verb('is still looking', 'are still looking')
    case 'next-round':
      return verb('is not ready yet', 'are not ready yet')
  }
}
