import type { Lexicon } from '../lexicon/index.ts'
import { cards } from './grammar.ts'

export const question: Lexicon['question'] = ({ ask, source, about }, count, names) => {
  const title = source === null ? '' : names.title(source)
  switch (ask) {
    case 'turn':
      return 'Du bist dran: legen oder ziehen'
    case 'drawn':
      return 'Doch noch legen, oder passen'
    case 'second-chance':
      return 'Gleich noch eine'
    case 'friend':
      return 'Noch eine dazu?'
    case 'victim':
      return `${title}: auf wen?`
    case 'allot-draws':
      return `Verteil ${cards(count)}`
    case 'give':
      return about === undefined ? `Gib ${cards(count)} weg` : `${cards(count)} für ${names.who(about)}`
    case 'discard':
      return `Wirf ${cards(count)} ab`
    case 'lay':
      return 'Leg eine hin'
    case 'pick':
      return 'Nimm eine'
    case 'receiver':
      return 'Wer bekommt sie?'
    case 'hand-out':
      return 'Wer bekommt was?'
    case 'wish':
      return 'Wünsch dir was'
    case 'counterattack':
      return `${names.who(about!)} greift dich an. Zurückschlagen?`
    case 'nice-try':
      return `${names.who(about!)} ist fertig. Netter Versuch?`
    case 'lucky-bastard':
      return 'Da kommt was. Glück gehabt?'
    case 'imitate':
      return 'Was ist sie heute?'
    case 'colour':
      return source === 'colour-blockade' ? 'Welche Farbe ist tabu?' : 'Welche Farbe jetzt?'
    case 'steal':
      return `Bedien dich: ${cards(count)}`
    case 'event':
      return 'Welches Ereignis?'
    case 'seppuku':
      return 'Eine Karte aufdecken?'
    case 'distribute':
      return `Wer bekommt die Hand von ${names.who(about!)}?`
    case 'giver':
      return 'Wer gibt dir zwei?'
    case 'swap-hands':
      return 'Mit wem die Hand tauschen?'
    case 'recharge':
      return 'Welche aufladen?'
    case 'power':
      return 'Welche Powerkarte?'
    case 'use':
      return `${title} nutzen?`
    case 'another':
      return 'Noch eine, ob sie passt oder nicht'
    case 'seen':
      return 'Genug gesehen?'
    case 'next-round':
      return 'Bereit für die nächste Runde?'
  }
}
