import { CONCERNING_MS, type Seat } from '@slapwise/kernel'
import { useEffect, useState } from 'react'
import { playSounds } from '../../feedback/play-sounds.ts'
import { isJump } from '../../match-sources/table-source.ts'
import { useTableContext } from '../table-context.tsx'
import { newSeats } from './new-seats.ts'

interface AlarmState {
  /** The seats with one card at the last look, as a key. */
  readonly known: string
  /** The seats that have just come down to one card. */
  readonly alarmed: readonly Seat[]
}

const NO_SEATS: readonly Seat[] = []

/**
 * The seats that have just come down to their last card, for a while. Everybody sees how many cards a player holds. There is
 * no alarm for seats that had one card before the table was opened, nor for staged moments without a step, nor for jumps.
 */
export function useLastCardAlarm(): readonly Seat[] {
  const { game, state } = useTableContext()
  const seats = game.lastCardSeats(state)
  const key = seats.join()
  const isStaged = state.stageStep === undefined
  const [alarm, setAlarm] = useState<AlarmState>({
    known: state.newFacts.length > 0 ? '' : key,
    alarmed: NO_SEATS,
  })
  if (alarm.known !== key) {
    const fresh = isJump(state) ? NO_SEATS : newSeats(parseKey(alarm.known), seats)
    setAlarm({ known: key, alarmed: fresh.length > 0 ? fresh : alarm.alarmed })
  }
  const { alarmed } = alarm
  useEffect(() => {
    if (alarmed.length === 0) return
    playSounds('last-card')
    if (isStaged) return
    const timer = setTimeout(() => setAlarm(({ known }) => ({ known, alarmed: NO_SEATS })), CONCERNING_MS)
    return () => clearTimeout(timer)
  }, [alarmed])
  // A player who has drawn meanwhile is no longer alarming.
  return alarmed.every((seat) => seats.includes(seat)) ? alarmed : NO_SEATS
}

const parseKey = (key: string): readonly Seat[] => (key === '' ? [] : key.split(',').map(Number))
