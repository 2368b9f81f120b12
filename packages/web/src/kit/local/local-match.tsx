import type { AnyGame, Players } from '@slapwise/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { go } from '../../browser/go.ts'
import { forgetMatch, keptMatch } from '../../game/local/kept-match.ts'
import { type LocalTable, type PlayedHere, playLocally, resumeLocally } from '../../game/local/local.ts'
import { MatchTab } from '../../game/local/match-tab.ts'
import { prefer, preferences } from '../../preferences/preferences.ts'
import { type Seen, TableScreen } from '../../table/table-screen.tsx'
import { Trouble } from '../../trouble/trouble.tsx'
import { useSpeech } from '../../words/index.tsx'
import { chosenLevel, type Opponents } from '../opponents.ts'
import { type Choices, NextMatch } from './next-match.tsx'

interface Props<S> {
  readonly game: PlayedHere & Opponents & Pick<AnyGame, 'settings'>
  /** What is dealt to who has not chosen anything. */
  readonly usual: S
  readonly mostPlayers: number
  readonly seen: Seen
  readonly Choices: Choices<S>
}

/** One tap, and it begins, without a network; or the match goes on that was left, in one tab at a time. */
export function LocalMatch<S extends Players>(props: Props<S>) {
  const { words } = useSpeech()
  const [tab, setTab] = useState<MatchTab | null>(null)
  useEffect(() => {
    const opened = new MatchTab(props.game.id)
    setTab(opened)
    return () => opened.close()
  }, [props.game.id])
  const state = useSyncExternalStore(tab?.state.subscribe ?? never, tab?.state.get ?? asking)
  if (state === 'here') return <Played {...props} />
  if (!tab || state === 'asking') return null
  return (
    <Trouble kind="otherTab" onAct={() => tab.takeOver()}>
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.trouble.toStart}
      </button>
    </Trouble>
  )
}

const never = () => () => {}
const asking = () => 'asking' as const

function Played<S extends Players>({ game, usual, mostPlayers, seen, Choices }: Props<S>) {
  const { words } = useSpeech()
  const [settings, setSettings] = useState(() => (keptMatch(game)?.settings as S | undefined) ?? usual)
  const [table, setTable] = useState<LocalTable | null>(null)
  useEffect(() => {
    const name = preferences.get().name || words.table.you
    const kept = keptMatch(game)
    const opened = kept
      ? resumeLocally(game, kept, name)
      : playLocally(game, settings, chosenLevel(game), name)
    setTable(opened)
    return () => opened.close()
  }, [settings])
  if (!table) return null
  const deal = (next: S, level = chosenLevel(game)) => {
    prefer({ level })
    forgetMatch(game.id)
    setSettings({ ...next })
  }
  const next = (
    <NextMatch game={game} settings={settings} mostPlayers={mostPlayers} Choices={Choices} deal={deal} />
  )
  return (
    <TableScreen game={seen} source={table} tabs={[{ id: 'match', title: words.play.match, content: next }]}>
      <button type="button" className="button" onClick={() => deal(settings)}>
        {words.room.rematch}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.table.leave}
      </button>
    </TableScreen>
  )
}
