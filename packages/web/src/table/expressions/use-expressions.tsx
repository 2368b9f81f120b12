import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../../preferences/preferences.ts'
import type { FaceProps } from '../../ui/face/avatar.tsx'
import { hitsOfFacts } from '../facts/fact-presentation.ts'
import { useTableContext } from '../table-context.tsx'
import { crownedSeats, seatMoods } from './moods.ts'
import { type BotRemark, type RemarkOccasion, remarkOnStep } from './remarks.ts'

interface Expressions {
  /** How everybody looks now, to all who sit here; by seat. */
  readonly faces: readonly Required<FaceProps>[]
  /** What a bot says just now. */
  readonly remark: BotRemark | null
}

const Context = createContext<Expressions | null>(null)

export const useExpressions = (): Expressions => useContext(Context)!

const WINCE_MS = 1600

/** An event covers the table for the first seconds of it. */
const REMARK_MS: Readonly<Record<RemarkOccasion, number>> = { hit: 4200, event: 6800, round: 4200 }

/** Lets faces live and bots talk. Once for each table. */
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
  const said = botRemarks ? remark : null
  const value = useMemo(() => ({ faces, remark: said }), [faces, said])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The same ones until somebody looks otherwise: most steps leave every face as it is. */
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
 * What was found in the last step, for as long as that takes. What was told before one came has passed. Found while the
 * step is drawn, so that it is drawn once.
 */
function useTransientFinding<T>(ms: (found: T) => number, find: () => T | null): T | null {
  const { newFacts } = useTableContext().state
  const [kept, keep] = useState<{ readonly seen: object; readonly found: T | null }>({
    seen: newFacts,
    found: null,
  })
  const now = kept.seen === newFacts ? kept : { seen: newFacts, found: find() ?? kept.found }
  if (now !== kept) keep(now)
  const { found } = now
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => keep(({ seen }) => ({ seen, found: null })), ms(found))
    return () => clearTimeout(timer)
  }, [found])
  return found
}
