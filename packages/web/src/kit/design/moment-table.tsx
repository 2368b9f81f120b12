import { useMemo } from 'react'
import { StagedBigScreen } from '../../big-screen/big-screen-frame.tsx'
import type { TableSource } from '../../match-sources/table-source.ts'
import { type RenderableGame, TableScreen } from '../../table/table-screen.tsx'

interface Props<M> {
  readonly game: RenderableGame
  /** Undefined if no moment has the name in the URL. */
  readonly moment: M | undefined
  stage(moment: M): TableSource
}

/** A staged moment on a page of its own. It can be played on from there. */
export function MomentTable<M extends { readonly isOnBigScreen?: boolean }>({
  game,
  moment,
  stage,
}: Props<M>) {
  const source = useMemo(() => moment && stage(moment), [moment])
  if (!source) return null
  const table = <TableScreen game={game} source={source} />
  return moment?.isOnBigScreen ? <StagedBigScreen>{table}</StagedBigScreen> : table
}
