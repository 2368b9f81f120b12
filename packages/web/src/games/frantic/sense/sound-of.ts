import type { Told } from '@slapwise/card-game'
import type { SoundName } from '../../../sense/sounds.ts'

const MOST = 5

/** What a fact sounds like to somebody in a seat; null looks on. */
export function soundOf(told: Told, ownSeat: number | null): SoundName | null {
  switch (told.kind) {
    case 'opened':
    case 'played':
    case 'turned-up':
    case 'found':
    case 'set-aside':
    case 'discarded':
    case 'turned-over':
    case 'laid':
    case 'opened-hands':
    case 'events-shown':
      return 'lay'
    case 'drew':
    case 'gave':
    case 'took':
    case 'took-openly':
    case 'recycled':
    case 'took-up':
    case 'picked':
    case 'drew-powers':
    case 'returned-powers':
    case 'turned-round':
    case 'undid':
      return 'draw'
    case 'round-began':
    case 'shuffled-onto-pile':
    case 'swapped-hands':
    case 'passed-hands':
    case 'mixed-hands':
    case 'swapped-powers':
      return 'shuffle'
    case 'attacked':
    case 'threw-in':
      return 'slap'
    case 'event':
    case 'drew-rules':
    case 'blocked':
      return 'stamp'
    case 'activated':
    case 'recharged':
      return 'zap'
    case 'no-effect':
      return 'nope'
    case 'skipped':
      return told.seat === ownSeat ? 'nope' : null
    case 'round-over':
      return 'round-over'
    case 'match-over':
      return ownSeat === null || told.winners.includes(ownSeat) ? 'match-won' : null
    case 'dealt':
    case 'took-over':
    case 'imitated':
    case 'showed':
    case 'passed':
    case 'wished':
    case 'called-black':
    case 'looked':
    case 'scored':
    case 'swapped-scores':
    case 'will-skip':
      return null
  }
}

/** What a whole step sounds like. If that is too much, nothing is heard twice. */
export function soundsOf(facts: readonly Told[], ownSeat: number | null): readonly SoundName[] {
  const all = facts.flatMap((told) => soundOf(told, ownSeat) ?? [])
  // A fanfare has no rival.
  if (all.includes('match-won')) return ['match-won']
  return all.length > MOST ? [...new Set(all)].slice(0, MOST) : all
}
