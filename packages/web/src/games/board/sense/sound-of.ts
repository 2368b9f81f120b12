import type { Told } from '@slapwise/board-game'
import type { SoundName } from '../../../sense/sounds.ts'

const MOST = 4

/** What a fact sounds like to somebody in a seat; null looks on. */
export function soundOf(told: Told, ownSeat: number | null): SoundName | null {
  switch (told.kind) {
    case 'placed':
    case 'discarded':
    case 'turned-over':
      return 'lay'
    case 'took':
    case 'picked':
    case 'undid':
      return 'draw'
    case 'drew':
      return told.seat === ownSeat ? 'draw' : null
    case 'round-began':
    case 'gave-hand':
      return 'shuffle'
    case 'attacked':
    case 'threw-in':
      return 'slap'
    case 'event':
    case 'blocked':
      return 'stamp'
    case 'relocated':
      return 'zap'
    case 'no-effect':
      return 'nope'
    case 'round-over':
      return 'round-over'
    case 'match-over':
      return ownSeat === null || told.winners.includes(ownSeat) ? 'match-won' : null
    case 'dealt':
    case 'took-over':
    case 'rolled-for-start':
    case 'turn-began':
    case 'stayed':
    case 'rolled':
    case 'named':
    case 'moved':
    case 'triggered':
      return null
  }
}

/** What a whole step sounds like; nothing is heard twice. */
export function soundsOf(facts: readonly Told[], ownSeat: number | null): readonly SoundName[] {
  const all = new Set(facts.flatMap((told) => soundOf(told, ownSeat) ?? []))
  // A fanfare has no rival.
  return all.has('match-won') ? ['match-won'] : [...all].slice(0, MOST)
}
