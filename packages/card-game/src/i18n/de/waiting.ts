import type { CardMessages } from '../card-messages.ts'

const list = new Intl.ListFormat('de')

export const formatWaiting: CardMessages['formatWaiting'] = ({ ask, source, about }, who, names) => {
  const isOne = who.length === 1
  const verb = (one: string, several: string, rest = ''): string =>
    `${list.format(who)} ${isOne ? one : several}${rest}`
  const cause = source === null ? '' : ` für ${names.title(source)}`
  switch (ask) {
    case 'turn':
      return verb('legt oder zieht', 'legen oder ziehen')
    case 'drawn':
      return verb('legt doch noch, oder passt', 'legen doch noch, oder passen')
    case 'second-chance':
    case 'another':
      return verb('legt', 'legen', ' gleich noch eine')
    case 'friend':
      return verb('darf', 'dürfen', ' jemanden mitbringen')
    case 'victim':
    case 'allot-draws':
      return verb('sucht', 'suchen', ` ein Opfer${cause}`)
    case 'give':
    case 'hand-out':
      return verb('verschenkt', 'verschenken', ` Karten${cause}`)
    case 'discard':
      return verb('wirft', 'werfen', ` Karten weg${cause}`)
    case 'lay':
      return verb('legt', 'legen', ` eine Karte${cause}`)
    case 'pick':
      return verb('nimmt', 'nehmen', ` eine Karte${cause}`)
    case 'receiver':
    case 'distribute':
      return verb('sagt', 'sagen', `, wer was bekommt${cause}`)
    case 'giver':
      return verb('sagt', 'sagen', `, wer geben muss${cause}`)
    case 'wish':
      return verb('wünscht', 'wünschen', ` sich was${cause}`)
    case 'counterattack':
      return verb('darf', 'dürfen', ' zurückschlagen')
    case 'nice-try':
      return verb('darf', 'dürfen', ' das noch verderben')
    case 'lucky-bastard':
      return verb('darf', 'dürfen', ' sich noch ducken')
    case 'imitate':
      return verb('überlegt', 'überlegen', ' sich ein Kostüm')
    case 'colour':
      return verb('wählt', 'wählen', ` eine Farbe${cause}`)
    case 'steal':
      return about !== undefined && names.isReader(about)
        ? verb('durchsucht', 'durchsuchen', ' deine Hand')
        : verb('durchsucht', 'durchsuchen', ' eine fremde Hand')
    case 'event':
      return verb('wählt', 'wählen', ` ein Ereignis${cause}`)
    case 'seppuku':
      return verb('sammelt', 'sammeln', ' Mut für Seppuku')
    case 'swap-hands':
      return verb('bestimmt', 'bestimmen', `, wer die Hand tauscht${cause}`)
    case 'recharge':
    case 'power':
      return verb('wählt', 'wählen', ` eine Powerkarte${cause}`)
    case 'use':
      return verb('entscheidet', 'entscheiden', ` über ${names.title(source!)}`)
    case 'seen':
      return verb('schaut noch', 'schauen noch')
    case 'next-round':
      return verb('ist noch nicht bereit', 'sind noch nicht bereit')
  }
}
