import type { SpaceChange } from '../../index.ts'
import type { BoardMessages, ReasonNames } from '../board-messages.ts'

/** Sentences about what speaks for the answer, or against the best alternative. */
export const formatReason: BoardMessages['formatReason'] = (reason, names) => {
  const { isAgainst } = reason
  switch (reason.id) {
    case 'only':
      return 'Etwas anderes geht gar nicht.'
    case 'equal':
      return 'Etwas anderes wäre genauso gut.'
    case 'move':
      return formatMove(reason, names)
    case 'keeping':
      return isAgainst
        ? `«${names.cardName(reason.card)}» hebst du besser auf.`
        : `«${names.cardName(reason.card)}» tut dir auf der Hand nicht gut.`
    case 'taking':
      return `«${names.cardName(reason.card)}» will man haben.`
    case 'own-way': {
      const change = formatChange(reason.change, reason.space, names)
      return isAgainst
        ? `${change} brächte dich in Schwierigkeiten.`
        : `${change} tut deinem eigenen Weg gut.`
    }
    case 'their-way': {
      const change = formatChange(reason.change, reason.space, names)
      const name = names.playerName(reason.seat)
      return isAgainst ? `${change} wäre ein Gefallen für ${name}.` : `${change} ist Pech für ${name}.`
    }
    case 'swap-own':
      return isAgainst
        ? `Ein Tausch mit ${names.playerName(reason.seat)} brächte dich auf ${names.space(reason.space)}.`
        : `Das bringt dich auf ${names.space(reason.space)}.`
    case 'swap-theirs':
      return isAgainst
        ? `${names.playerName(reason.seat)} auf ${names.space(reason.space)}: Das wäre ein Geschenk.`
        : `${names.playerName(reason.seat)} muss auf ${names.space(reason.space)}.`
    case 'moving':
      return names.isReader(reason.seat)
        ? `Von ${names.space(reason.space)} aus tut dir Laufen für einmal gut.`
        : `Niemand sollte dringender laufen als ${names.playerName(reason.seat)}, jetzt auf ${names.space(reason.space)}.`
    case 'steps':
      return `Das bringt ${names.isReader(reason.seat) ? 'dich' : names.playerName(reason.seat)} auf ${names.space(reason.space)}.`
    case 'damage':
      return isAgainst
        ? `«${names.title(reason.source)}» tut dir einen Gefallen: Lass es geschehen.`
        : `«${names.title(reason.source)}» käme dich teuer zu stehen.`
    case 're-roll': {
      const rolled = names.isReader(reason.seat)
        ? `deine ${reason.rolled}`
        : `die ${reason.rolled} von ${names.playerName(reason.seat)}`
      return isAgainst ? `${capitalize(rolled)} darf bleiben.` : `Ein neuer Wurf schlägt ${rolled}.`
    }
    case 'rare':
      return 'Lohnt sich nicht: Spar die Karte, bis es wehtut.'
    case 'round-ends':
      return reason.isWanted
        ? `Lass es enden: ${reason.points} Punkte sind ein gutes Ergebnis.`
        : `Jetzt darf nicht Schluss sein, mit ${reason.points} Punkten für dich.`
  }
}

function formatMove(
  { move, card, seat }: Parameters<typeof formatReason>[0] & { readonly id: 'move' },
  names: ReasonNames,
): string {
  switch (move) {
    case 'walk':
      return 'Ehrlich würfeln ist jetzt am besten.'
    case 'stay':
      return 'Bleib, wo du bist: Der Totenkopf kommt früh genug.'
    case 'remote':
      return names.isReader(seat) ? 'Du bestimmst, wer läuft.' : `${names.playerName(seat)} läuft statt dir.`
    case 'event':
      return 'Ein Ereignis statt ein Wurf: Schlimmer wird’s kaum.'
    case 'back':
      return 'Zurück ist die richtige Richtung.'
    case 'ghost':
      return 'Ein Gespenst kümmert keine Karte auf dem Weg.'
    case 'jump':
      return `«${names.cardName(card)}» spielst du besser jetzt, als es zu behalten.`
  }
}

function formatChange(change: SpaceChange, space: number, names: ReasonNames): string {
  const place = names.space(space)
  if ('placed' in change) return `«${names.cardName(change.placed)}» auf ${place}`
  if ('taken' in change) return `${place} ohne «${names.cardName(change.taken)}»`
  return change.teleport === 'here' ? `Ein Gully auf ${place}` : `${place} ohne Gully`
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
