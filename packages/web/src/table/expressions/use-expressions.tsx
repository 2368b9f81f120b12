import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import type { FaceProps } from '../../ui/face/avatar.tsx'
import { hitsOfFacts } from '../facts/fact-presentation.ts'
import { useTableContext } from '../table-context.tsx'
import { crownedSeats, seatMoods } from './moods.ts'
import { type BotRemark, type RemarkOccasion, remarkOnStep } from './remarks.ts'
import { useLastCardAlarm } from './use-last-card-alarm.ts'

interface Expressions {
  /** The faces by seat, as they look now. */
  readonly faces: readonly Required<FaceProps>[]
  /** The seats that have just come down to their last card. */
  readonly lastCardSeats: readonly Seat[]
  /** The current remark of a bot. */
  readonly remark: BotRemark | null
}

const Context = createContext<Expressions | null>(null)

export const useExpressions = (): Expressions => useContext(Context)!

const WINCE_MS = 1600

/** The time for which a remark is shown. An event panel covers the table at first, so remarks on events last longer. */
const REMARK_MS: Readonly<Record<RemarkOccasion, number>> = {
  hit: 4200,
  attack: 4200,
  apology: 4200,
  event: 6800,
  round: 4200,
}

/** Provides faces and remarks. To be used once per table. */
export function ExpressionsProvider({ children }: { readonly children: ReactNode }) {
  const { state, game } = useTableContext()
  const { botRemarks } = usePreferences()
  const hit = useTransientFinding(
    () => WINCE_MS,
    () => {
      const hits = hitsOfFacts(state.newFacts, game.presentations)
      return hits.length > 0 ? hits.map(({ victim }) => victim) : null
    },
  )
  const remark = useTransientFinding<BotRemark>(
    ({ occasion }) => REMARK_MS[occasion],
    () => remarkOnStep(state, game),
  )
  const faces = useFaces(hit ?? [])
  const shownRemark = botRemarks ? remark : null
  const lastCardSeats = useLastCardAlarm()
  const value = useMemo(
    () => ({ faces, lastCardSeats, remark: shownRemark }),
    [faces, lastCardSeats, shownRemark],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** Returns the same array until a face changes: most steps change none. */
function useFaces(hit: readonly Seat[]): readonly Required<FaceProps>[] {
  const { state, game } = useTableContext()
  const { players } = state
  const moods = seatMoods(state, game, hit)
  const crowned = crownedSeats(state)
  return useMemo(() => {
    return players.map(({ face, isBot, isAway }, seat) => ({
      face,
      isBot: isBot || isAway,
      mood: moods[seat],
      isCrowned: crowned.includes(seat),
    }))
  }, [players, moods.join(), crowned.join()])
}

/**
 * Finds something in the last step, and returns it for `ms` milliseconds. Steps before the component was mounted do not
 * count. It is computed during rendering, to avoid a second render.
 */
function useTransientFinding<T>(ms: (found: T) => number, find: () => T | null): T | null {
  const { newFacts } = useTableContext().state
  const [state, setState] = useState<{ readonly seen: object; readonly found: T | null }>({
    seen: newFacts,
    found: null,
  })
  const now = state.seen === newFacts ? state : { seen: newFacts, found: find() ?? state.found }
  if (now !== state) setState(now)
  const { found } = now
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setState(({ seen }) => ({ seen, found: null })), ms(found))
    return () => clearTimeout(timer)
  }, [found])
  return found
}
