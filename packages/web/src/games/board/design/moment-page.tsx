import { useMemo } from 'react'
import { StagedCouch } from '../../../pages/couch-frame.tsx'
import { TableScreen } from '../../../table/table-screen.tsx'
import { SEEN } from '../seen.ts'
import { MOMENTS } from './moments/index.ts'
import { stage } from './stage.ts'

/** One moment of a match, to look at and to play on from. */
export default function MomentPage({ name }: { readonly name: string }) {
  const moment = MOMENTS[name]
  const source = useMemo(() => moment && stage(moment), [moment])
  if (!source) return null
  const table = <TableScreen game={SEEN} source={source} />
  return moment.isOnCouch ? <StagedCouch>{table}</StagedCouch> : table
}
