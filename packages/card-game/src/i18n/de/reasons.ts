import { germanCardCount, germanNumber } from '@slapwise/kernel'
import type { CardId } from '../../index.ts'
import type { CardMessages, ReasonNames } from '../card-messages.ts'
import { colourNames } from './colours.ts'

const points = (count: number): string => (count === 1 ? 'einen Punkt' : `${count} Punkte`)

/** Sentences about what speaks for the answer, or against the best alternative. */
export const formatReason: CardMessages['formatReason'] = (reason, names) => {
  const { isAgainst } = reason
  switch (reason.id) {
    case 'only':
      return 'Etwas anderes geht gar nicht.'
    case 'equal':
      return 'Etwas anderes wäre genauso gut.'
    case 'points':
      if (reason.isLastTurn)
        return `Die Bombe geht gleich hoch, und ${names.card(reason.card)} zählt ${points(reason.points)}.`
      return isAgainst
        ? `${names.card(reason.card)} wäre auf deiner Hand ${points(reason.points)} schwer.`
        : `Erwischt man dich damit, zählt sie ${points(reason.points)}.`
    case 'effort':
      return isAgainst
        ? `${names.card(reason.card)} würdest du kaum wieder los.`
        : 'So leicht wirst du sie sonst nicht los.'
    case 'stuck':
      return `Mit ${names.card(reason.card)} auf der Hand wirst du nie fertig.`
    case 'companions':
      return isAgainst
        ? formatKeptTogether([reason.card, ...reason.others], names)
        : 'Sie passt zu dem, was du hast.'
    case 'reaction':
      return isAgainst
        ? `${names.card(reason.card)} ist im Ärmel mehr wert.`
        : `${names.card(reason.card)} hat man gern im Ärmel.`
    case 'late-card':
      return isAgainst
        ? `${names.card(reason.card)} ist für den allerletzten Moment, und der ist nah.`
        : 'Du bist fast fertig, und sie macht Schluss für dich.'
    case 'unplayed-gift':
      return isAgainst
        ? 'Ein Gift bringt nur gespielt etwas.'
        : 'Mit einem Gift wirst du später noch mehr los.'
    case 'draw':
      return 'Alles ist besser als noch eine Karte auf der Hand.'
    case 'finish':
      return 'Das ist deine letzte Karte!'
    case 'no-finish':
      return 'Als letzte Karte lässt dich die andere wieder ziehen.'
    case 'wild-left':
      return 'Dir bleibt eine, die auf alles passt.'
    case 'follow-left':
      return reason.isFree ? 'Wie es weitergeht, bestimmst du.' : 'Du hast noch eine, die darauf passt.'
    case 'colours-left':
      return `Dir bleiben noch ${reason.count === 1 ? 'Karten einer Farbe' : `${germanNumber(reason.count)} Farben`} für später.`
    case 'next-card':
      return `Darauf legst du gleich ${names.card(reason.card)}.`
    case 'power':
      return isAgainst
        ? `Spar dir ${names.title(reason.power)}: Später tut es mehr weh.`
        : `Jetzt ist der Moment für ${names.title(reason.power)}.`
    case 'effect':
      return isAgainst
        ? `${names.title(reason.kind)} bringt dir gerade nichts.`
        : `${names.title(reason.kind)} lohnt sich genau jetzt.`
    case 'wish-granted':
      return `Mit ${names.title(reason.kind)} darfst du dir auch noch etwas wünschen.`
    case 'gives-away':
      return `Damit wirst du noch ${germanCardCount(reason.count)} los.`
    case 'draws':
      return `Die andere lässt dich ${germanCardCount(reason.count)} ziehen.`
    case 'others-draw':
      return `Die anderen haben danach ${germanCardCount(reason.count)} mehr.`
    case 'skips':
      return reason.cards > FEW_CARDS
        ? 'Jemand setzt aus, und du bist es nicht.'
        : `${names.playerName(reason.seat)} hat nur noch ${germanCardCount(reason.cards)}. Höchste Zeit zum Bremsen.`
    case 'turns-event':
      return isAgainst
        ? `Mit nur noch ${germanCards(reason.cards)} willst du kein Ereignis.`
        : `Mit noch ${germanCards(reason.cards)} schreckt dich kein Ereignis.`
    case 'event-after-finish':
      return 'Du wärst fertig, und dann verdirbt es dir ein Ereignis.'
    case 'recharges':
      return 'Das weckt eine verbrauchte Powerkarte von dir.'
    case 'few-cards':
      return isAgainst
        ? `${formatFewCards(names.playerName(reason.seat), reason.cards)}: Da hilft man nicht.`
        : `${formatFewCards(names.playerName(reason.seat), reason.cards)}.`
    case 'many-cards':
      return `${names.playerName(reason.seat)} hat ${germanCardCount(reason.cards)}: Da steckt sicher etwas Spezielles dabei.`
    case 'few-points': {
      const name = names.playerName(reason.seat)
      if (reason.isBelowMean)
        return isAgainst
          ? `${name} hat erst ${points(reason.points)}: Da hilft man nicht.`
          : `${name} hat erst ${points(reason.points)}. Das darf nicht so bleiben.`
      return isAgainst
        ? `${name} hat schon ${points(reason.points)} und ist gestraft genug.`
        : `${name} hat schon ${points(reason.points)}, da schadet Hilfe nicht.`
    }
    case 'thief-finishes':
      return `${names.playerName(reason.seat)} wäre fertig: Der Dieb nimmt beide Karten.`
    case 'no-closed-power':
      return `${names.playerName(reason.seat)} hat keine Powerkarte, die noch wirkt.`
    case 'own-seat':
      return 'Hauptsache, nicht du.'
    case 'renews-power':
      return 'Du tauschst eine verbrauchte Powerkarte gegen eine frische.'
    case 'no-renewal':
      return 'Bei diesem Tausch gewinnst du nichts.'
    case 'spreads-evenly':
      return 'Schön verteilen: Wer leer ausgeht, ist fertig.'
    case 'costliest-to':
      return `Das Schlimmste, ${names.card(reason.card)}, ist für ${names.playerName(reason.seat)}.`
    case 'smallest-hand':
      return `${capitalize(germanCardCount(reason.cards))}: Kleiner ist keine Hand.`
    case 'large-hand':
      return `Die ist gross, und ${names.playerName(reason.seat)} hat erst ${points(reason.points)}.`
    case 'small-hand':
      return `Die ist klein, und ${names.playerName(reason.seat)} ist mit ${dativePoints(reason.points)} keine Gefahr.`
    case 'hand-swap': {
      const hands = `${names.playerName(reason.seat)} hat ${germanCardCount(reason.cards)}, du ${reason.ownCards}`
      return isAgainst ? `${hands}: Deine ist die bessere.` : `${hands}: ein guter Tausch.`
    }
    case 'others-swap':
      return 'Sollen die anderen tauschen; deine Hand ist gut so.'
    case 'gamble':
      return `Die zweittiefste verliert; mit ${dativePoints(reason.points)} bist du so sicher, wie es geht.`
    case 'hard-to-beat':
      return `${capitalize(points(reason.points))}: Das muss man erst überbieten.`
    case 'take-all':
      return 'Sonst nimmst du sie alle.'
    case 'wish-held':
      return `Du hast ${germanCardCount(reason.count)} dafür: ${names.wish(reason.wish)}.`
    case 'wish-costliest':
      return `Dann kannst du ${names.card(reason.card)} loswerden.`
    case 'wish-rare':
      return `Bei ${names.wish(reason.wish)} müssen die anderen eher passen.`
    case 'colour-held':
      return `Du hast ${germanCardCount(reason.count)} in ${colourNames[reason.colour]}.`
    case 'colour-spared':
      return reason.count === 0
        ? `Du hast selbst kein ${colourNames[reason.colour]}.`
        : `Nur ${germanCardCount(reason.count)} von dir in ${colourNames[reason.colour]}.`
    case 'blocks-call':
      return `${colourNames[reason.colour]} ist gerade gefragt: Dann passt kaum noch etwas.`
    case 'spares-mimicry':
      return 'Mimicry kann alles sein; behalt sie.'
    case 'thief-welcome':
      return 'Lass den Dieb machen: weniger Karten für dich.'
    case 'last-card':
      return 'Es ist sowieso deine letzte Karte.'
    case 'sheds-card':
      return 'Eine Karte weniger, und das gratis.'
    case 'hits-back':
      return `Soll ${names.playerName(reason.seat)} selbst etwas davon haben; es kostet dich keinen Zug.`
    case 'round-won':
      return `Mit ${dativePoints(reason.points)} auf der Hand kommst du gut weg: Lass es enden.`
    case 'round-lost':
      return `Mit ${dativePoints(reason.points)} auf der Hand darf noch nicht Schluss sein.`
    case 'match-won':
      return `Das Spiel wäre aus, und du gewinnst mit ${dativePoints(reason.points)}.`
    case 'match-lost':
      return `Das Spiel wäre aus, und mit ${dativePoints(reason.points)} gewinnst du nicht.`
    case 'event-good':
      return `${names.title(reason.event)} passt dir am besten.`
    case 'event-bad':
      return isAgainst
        ? `${names.title(reason.event)} täte dir mehr weh.`
        : `${names.title(reason.event)} tut dir am wenigsten weh.`
    case 'dares':
      return `${reason.numbers} von ${reason.unseen} Karten, die du nicht siehst, sind Zahlen: Trau dich.`
    case 'declines':
      return `Nur ${reason.numbers} von ${reason.unseen} Karten, die du nicht siehst, sind Zahlen.`
    case 'free-discard':
      return 'Eine Karte loswerden kostet jetzt nichts.'
    case 'power-weak':
      return `${names.title(reason.power)} ist deine schwächste.`
    case 'power-spent':
      return `${names.title(reason.power)} ist sowieso verbraucht.`
    case 'power-strong':
      return reason.power === null
        ? 'Verdeckt wirkt sie noch, was immer es ist.'
        : `${names.title(reason.power)} ist die stärkste.`
  }
}

const ADJECTIVES = {
  red: 'roten',
  blue: 'blauen',
  green: 'grünen',
  yellow: 'gelben',
  purple: 'violetten',
  black: 'schwarzen',
} as const satisfies Record<keyof typeof colourNames, string>

const FEW_CARDS = 3

/** Compared with another player who has more. */
const formatFewCards = (name: string, count: number): string =>
  count > FEW_CARDS
    ? `${name} ist mit ${germanCards(count)} näher am Ziel`
    : `${name} hat nur noch ${germanCardCount(count)}`

/** «Deine drei blauen bleiben zusammen.» */
function formatKeptTogether(kept: readonly CardId[], names: ReasonNames): string {
  if (kept.length === 1) return `${names.card(kept[0])} wirst du später leichter los.`
  const colour = names.sharedColour(kept)
  return colour === null
    ? `So bleiben ${germanNumber(kept.length)} Karten beisammen, die zu ${names.card(kept[0])} passen.`
    : `Deine ${germanNumber(kept.length)} ${ADJECTIVES[colour]} bleiben zusammen.`
}

const germanCards = (count: number): string => (count === 1 ? 'einer Karte' : `${germanNumber(count)} Karten`)
const dativePoints = (count: number): string => (count === 1 ? 'einem Punkt' : `${count} Punkten`)
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
