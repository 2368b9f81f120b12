import type { AnyGame, BaseSettings } from '@slapwise/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import {
  type LocalGame,
  type LocalTable,
  resumeLocalMatch,
  startLocalMatch,
} from '../../match-sources/local/local-table.ts'
import { MatchTabLock } from '../../match-sources/local/match-tab-lock.ts'
import { deleteStoredMatch, loadStoredMatch } from '../../match-sources/local/stored-match.ts'
import { preferences, setPreferences } from '../../preferences/preferences.ts'
import { type RenderableGame, TableScreen } from '../../table/table-screen.tsx'
import { getPreferredBotLevel, type Opponents } from '../opponents.ts'
import { type MatchSettingsForm, NextMatchForm } from './next-match.tsx'

interface Props<S> {
  readonly game: LocalGame & Opponents & Pick<AnyGame, 'settingsSchema'>
  /** Used until the player chooses other settings. */
  readonly defaultSettings: S
  readonly maxPlayers: number
  readonly renderableGame: RenderableGame
  readonly Choices: MatchSettingsForm<S>
}

/**
 * A match against bots in this browser, which needs no network. An unfinished match is resumed, and only one tab plays it at
 * a time.
 */
export function LocalMatchScreen<S extends BaseSettings>(props: Props<S>) {
  const { messages } = useI18n()
  const [tab, setTab] = useState<MatchTabLock | null>(null)
  useEffect(() => {
    const opened = new MatchTabLock(props.game.id)
    setTab(opened)
    return () => opened.close()
  }, [props.game.id])
  const state = useSyncExternalStore(
    tab?.state.subscribe ?? subscribeToNothing,
    tab?.state.get ?? pendingState,
  )
  if (state === 'owned') return <LocalMatchTable {...props} />
  if (!tab || state === 'pending') return null
  return (
    <ErrorScreen kind="other-tab" onAct={() => tab.takeOver()}>
      <button type="button" className="button quiet" onClick={() => navigate('/')}>
        {messages.errors.backToStart}
      </button>
    </ErrorScreen>
  )
}

const subscribeToNothing = () => () => {}
const pendingState = () => 'pending' as const

function LocalMatchTable<S extends BaseSettings>({
  game,
  defaultSettings,
  maxPlayers,
  renderableGame,
  Choices,
}: Props<S>) {
  const { messages } = useI18n()
  const [settings, setSettings] = useState(
    () => (loadStoredMatch(game)?.settings as S | undefined) ?? defaultSettings,
  )
  const [table, setTable] = useState<LocalTable | null>(null)
  useEffect(() => {
    const name = preferences.get().name || messages.table.you
    const stored = loadStoredMatch(game)
    const opened = stored
      ? resumeLocalMatch(game, stored, name)
      : startLocalMatch(game, settings, getPreferredBotLevel(game), name)
    setTable(opened)
    return () => opened.close()
  }, [settings])
  if (!table) return null
  const deal = (next: S, level = getPreferredBotLevel(game)) => {
    setPreferences({ botLevel: level })
    deleteStoredMatch(game.id)
    setSettings({ ...next })
  }
  const next = (
    <NextMatchForm
      game={game}
      settings={settings}
      maxPlayers={maxPlayers}
      SettingsForm={Choices}
      onDeal={deal}
    />
  )
  return (
    <TableScreen
      game={renderableGame}
      source={table}
      tabs={[{ id: 'match', title: messages.localMatch.tabTitle, content: next }]}
    >
      <button type="button" className="button" onClick={() => deal(settings)}>
        {messages.room.rematch}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => navigate('/')}>
        {messages.table.leave}
      </button>
    </TableScreen>
  )
}
