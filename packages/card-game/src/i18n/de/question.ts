import type { CardMessages } from '../card-messages.ts'
import { formatExactCardCount as cards } from './grammar.ts'

/** Fragen nach einer Karte, je nach Ereignis. */
const layQuestions: Readonly<Record<string, string>> = {
  'gambling-man': 'Dein Einsatz: eine Karte, verdeckt',
  'russian-roulette': 'Eine Karte, verdeckt. Viel Glück',
  tsunami: 'Mindestens so hoch, oder alle nehmen',
}

export const formatQuestion: CardMessages['formatQuestion'] = ({ ask, source, about }, count, names) => {
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
      return about === undefined ? `${title}: auf wen?` : `${title}: und wer noch?`
    case 'allot-draws':
      return `Verteil ${cards(count)}`
    case 'give':
      return about === undefined
        ? `Gib ${cards(count)} weg`
        : `${cards(count)} für ${names.playerName(about)}`
    case 'discard':
      return `Wirf ${cards(count)} ab`
    case 'lay':
      return layQuestions[source ?? ''] ?? 'Leg eine hin'
    case 'pick':
      return 'Nimm eine'
    case 'receiver':
      return source === 'recycling' ? 'In wessen Hand zurück?' : 'Wer bekommt sie?'
    case 'hand-out':
      return 'Wer bekommt was?'
    case 'wish':
      return 'Wünsch dir was'
    case 'counterattack':
      return `${names.playerName(about!)} greift dich an. Zurückschlagen?`
    case 'nice-try':
      return `${names.playerName(about!)} ist fertig. Netter Versuch?`
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
      return 'Seppuku: traust du dich?'
    case 'distribute':
      return names.isReader(about!)
        ? 'Wer bekommt deine Hand?'
        : `Wer bekommt die Hand von ${names.playerName(about!)}?`
    case 'giver':
      return 'Wer gibt dir zwei?'
    case 'swap-hands':
      return count === 2 ? 'Welche zwei tauschen die Hand?' : 'Mit wem die Hand tauschen?'
    case 'recharge':
      return 'Welche aufladen?'
    case 'power':
      return about === undefined || names.isReader(about)
        ? 'Welche deiner Powerkarten?'
        : `Welche Powerkarte von ${names.playerName(about)}?`
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
