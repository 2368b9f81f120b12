import type { Seat } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Mood } from '../../look/mood.ts'
import { usePreferences } from '../../preferences.ts'
import { useAtTable } from '../at-table.tsx'
import { type Drama, hitsIn } from './drama.ts'
import { crownedIn, moodsIn } from './moods.ts'
import { type Occasion, type Remark, remarkIn } from './remarks.ts'

interface AtDrama {
  readonly drama: Drama
  /** By seat. */
  readonly moods: readonly Mood[]
  readonly crowned: readonly Seat[]
  /** What a bot says just now. */
  readonly remark: Remark | null
}

const Context = createContext<AtDrama | null>(null)

export const useDrama = (): AtDrama => useContext(Context)!

const WINCE = 1600

/** An event covers the table for the first seconds of it. */
const REMARK: Readonly<Record<Occasion, number>> = { hit: 4200, event: 6800, round: 4200 }

/** Lets faces live and bots talk. Once for each table. */
export function DramaProvider({ drama, children }: { readonly drama: Drama; readonly children: ReactNode }) {
  const { state } = useAtTable()
  const { remarks } = usePreferences()
  const hit = useForAWhile(
    () => WINCE,
    () => {
      const hits = hitsIn(state.fresh, drama)
      return hits.length > 0 ? hits.map(({ on }) => on) : null
    },
  )
  const remark = useForAWhile<Remark>(
    ({ occasion }) => REMARK[occasion],
    () => remarkIn(state, drama),
  )
  const value = useMemo(
    () => ({
      drama,
      moods: moodsIn(state, drama, hit ?? []),
      crowned: crownedIn(state),
      remark: remarks ? remark : null,
    }),
    [state, drama, hit, remark, remarks],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** What was found in the last step, for as long as that takes. What was told before one came has passed. */
function useForAWhile<T>(ms: (found: T) => number, find: () => T | null): T | null {
  const { fresh } = useAtTable().state
  const [found, keep] = useState<T | null>(null)
  const seen = useRef(fresh)
  useEffect(() => {
    if (seen.current === fresh) return
    seen.current = fresh
    const next = find()
    if (next !== null) keep(next)
  }, [fresh])
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => keep(null), ms(found))
    return () => clearTimeout(timer)
  }, [found])
  return found
}
