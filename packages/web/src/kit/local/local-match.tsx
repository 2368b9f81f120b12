import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
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
import { preferences, soloTempo } from '../../preferences/preferences.ts'
import { type RenderableGame, TableScreen } from '../../table/table-screen.tsx'
import { getBotLevels } from '../opponents.ts'
import { forgetMatchSettings, getMatchSettings, type LocalMatchOptions } from './local-options.ts'
import './next-match.css'

interface Props {
  readonly game: LocalGame
  readonly options: LocalMatchOptions
  readonly renderableGame: RenderableGame
  /** The form for the next match, which may be loaded on demand. */
  readonly MatchForm: ComponentType
}

/**
 * A match against bots in this browser, which needs no network. An unfinished match is resumed, and only one tab plays it at
 * a time.
 */
export function LocalMatchScreen(props: Props) {
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

function LocalMatchTable({ game, options, renderableGame, MatchForm }: Props) {
  const { messages } = useI18n()
  const [table, setTable] = useState<LocalTable | null>(null)
  const [dealCount, setDealCount] = useState(0)
  /** Whether this is the first match on this device. */
  const [isGuided, setGuided] = useState(false)
  const deal = () => {
    deleteStoredMatch(game.id)
    setDealCount((count) => count + 1)
  }
  const startChosenMatch = (name: string) => {
    const settings = getMatchSettings(options)
    const levels = getBotLevels(options, settings.players - 1)
    return startLocalMatch(game, { settings, levels }, name, () => {
      if (forgetMatchSettings(options)) deal()
    })
  }
  useEffect(() => {
    const name = preferences.get().name || messages.start.anonymousName
    const stored = loadStoredMatch(game)
    const opened = stored ? resumeLocalMatch(game, stored, name, deal) : startChosenMatch(name)
    setTable(opened)
    setGuided(preferences.get().isNewcomer)
    return () => opened.close()
  }, [dealCount])
  if (!table) return null
  const next = (
    <section className="next-match">
      <h2>{messages.localMatch.nextMatch}</h2>
      <Suspense>
        <MatchForm />
      </Suspense>
      <p>{messages.localMatch.autoSaveHint}</p>
      <button type="button" className="button" onClick={deal}>
        {messages.localMatch.dealAgain}
      </button>
    </section>
  )
  return (
    <TableScreen
      game={renderableGame}
      source={table}
      tabs={[{ id: 'match', title: messages.localMatch.tabTitle, content: next }]}
    >
      {isGuided && (
        <p className="first-match-over">
          {messages.localMatch.firstMatchOver(messages.start.tempos[soloTempo(preferences.get())])}
        </p>
      )}
      <LookBackButton table={table} />
      <button type="button" className="button" onClick={deal}>
        {messages.room.rematch}
      </button>
    </TableScreen>
  )
}

/** Leads to the replay, once the match is kept. */
function LookBackButton({ table: { archivedId } }: { readonly table: LocalTable }) {
  const { messages } = useI18n()
  const id = useSyncExternalStore(archivedId.subscribe, archivedId.get)
  if (id === null) return null
  return (
    <button type="button" className="button quiet" onClick={() => navigate(`/replay/${id}`)}>
      {messages.replay.lookBack}
    </button>
  )
}
