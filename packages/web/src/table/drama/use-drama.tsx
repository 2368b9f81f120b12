import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { FaceProps } from '../../look/face/avatar.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { useAtTable } from '../at-table.tsx'
import { hitsIn } from '../facts/presentation.ts'
import { crownedIn, moodsIn } from './moods.ts'
import { type Occasion, type Remark, remarkIn } from './remarks.ts'

interface AtDrama {
  /** How everybody looks now, to all who sit here; by seat. */
  readonly faces: readonly Required<FaceProps>[]
  /** What a bot says just now. */
  readonly remark: Remark | null
}

const Context = createContext<AtDrama | null>(null)

export const useDrama = (): AtDrama => useContext(Context)!

const WINCE = 1600

/** An event covers the table for the first seconds of it. */
const REMARK: Readonly<Record<Occasion, number>> = { hit: 4200, event: 6800, round: 4200 }

/** Lets faces live and bots talk. Once for each table. */
export function DramaProvider({ children }: { readonly children: ReactNode }) {
  const { state, game } = useAtTable()
  const { remarks } = usePreferences()
  const hit = useForAWhile(
    () => WINCE,
    () => {
      const hits = hitsIn(state.fresh, game.facts)
      return hits.length > 0 ? hits.map(({ on }) => on) : null
    },
  )
  const remark = useForAWhile<Remark>(
    ({ occasion }) => REMARK[occasion],
    () => remarkIn(state, game),
  )
  const faces = useFaces(hit ?? [])
  const said = remarks ? remark : null
  const value = useMemo(() => ({ faces, remark: said }), [faces, said])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The same ones until somebody looks otherwise: most steps leave every face as it is. */
function useFaces(hit: readonly Seat[]): readonly Required<FaceProps>[] {
  const { state, game } = useAtTable()
  const { people } = state
  const moods = moodsIn(state, game, hit)
  const crowned = crownedIn(state)
  return useMemo(() => {
    return people.map(({ face, isBot, isAway }, seat) => ({
      face,
      isBot: isBot || isAway,
      mood: moods[seat],
      isCrowned: crowned.includes(seat),
    }))
  }, [people, moods.join(), crowned.join()])
}

/**
 * What was found in the last step, for as long as that takes. What was told before one came has passed. Found while the
 * step is drawn, so that it is drawn once.
 */
function useForAWhile<T>(ms: (found: T) => number, find: () => T | null): T | null {
  const { fresh } = useAtTable().state
  const [kept, keep] = useState<{ readonly seen: object; readonly found: T | null }>({
    seen: fresh,
    found: null,
  })
  const now = kept.seen === fresh ? kept : { seen: fresh, found: find() ?? kept.found }
  if (now !== kept) keep(now)
  const { found } = now
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => keep(({ seen }) => ({ seen, found: null })), ms(found))
    return () => clearTimeout(timer)
  }, [found])
  return found
}
