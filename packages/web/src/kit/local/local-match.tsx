import { type ComponentType, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { useI18n } from '../../i18n/index.tsx'
import {
  type Archival,
  type LocalGame,
  type LocalTable,
  resumeLocalMatch,
  startLocalMatch,
} from '../../match-sources/local/local-table.ts'
import { MatchTabLock } from '../../match-sources/local/match-tab-lock.ts'
import { deleteStoredMatch, loadStoredMatch } from '../../match-sources/local/stored-match.ts'
import { formatMoment } from '../../match-sources/replay/format-moment.ts'
import { preferences, soloTempo } from '../../preferences/preferences.ts'
import type { FinishedMatch } from '../../table/match-summary/finished-match.tsx'
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
  const finishedMatch = useFinishedLocalMatch(game, table)
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
      finishedMatch={finishedMatch}
      tabs={[{ id: 'match', title: messages.localMatch.tabTitle, content: next }]}
    >
      {isGuided && (
        <p className="first-match-over">
          {messages.localMatch.firstMatchOver(messages.start.tempos[soloTempo(preferences.get())])}
        </p>
      )}
      <SearchTotalsNote table={table} />
      <LookBackButtons table={table} />
      <button type="button" className="button" onClick={deal}>
        {messages.room.rematch}
      </button>
    </TableScreen>
  )
}

/** The match, once it is over and kept on the device. */
function useFinishedLocalMatch(game: LocalGame, table: LocalTable | null): FinishedMatch | null {
  const archival = useSyncExternalStore(
    table?.archival.subscribe ?? subscribeToNothing,
    table?.archival.get ?? pendingState,
  )
  const id = idOf(archival)
  return useMemo(
    () =>
      id === null || !table
        ? null
        : {
            async loadRecord() {
              const { loadCheckedRecord } = await import('../../match-sources/archive/load-checked-record.ts')
              return loadCheckedRecord(id)
            },
            createAnalysisWorker: game.createAnalysisWorker,
            createReplayWorker: game.createReplayWorker,
            showMoment: (index) =>
              navigate(`/replay/${id}${formatMoment({ index, viewer: table.state()!.match.own.seat })}`),
          },
    [game, table, id],
  )
}

const idOf = (archival: Archival): string | null => (typeof archival === 'object' ? archival.id : null)

/** Tells at the end how much the bots searched, and whether this device was fast enough for it. */
function SearchTotalsNote({ table: { searchTotals: store } }: { readonly table: LocalTable }) {
  const { messages, language } = useI18n()
  const totals = useSyncExternalStore(store.subscribe, store.get)
  if (!totals) return null
  const percent = Math.floor((100 * totals.rollouts) / totals.plannedRollouts)
  return (
    <p className="search-totals">
      {messages.localMatch.searchTotals(totals.rollouts.toLocaleString(language), percent)}
    </p>
  )
}

/** Leads to the replay and to the history. It is there from the beginning, so that no other button moves when the match is kept. */
function LookBackButtons({ table: { archival: store } }: { readonly table: LocalTable }) {
  const { messages } = useI18n()
  const archival = useSyncExternalStore(store.subscribe, store.get)
  const id = idOf(archival)
  if (archival === 'refused') return <p role="status">{messages.localMatch.notKept}</p>
  return (
    <>
      <button
        type="button"
        className="button quiet"
        disabled={id === null}
        onClick={() => navigate(`/replay/${id}`)}
      >
        {messages.lookBack.open}
      </button>
      <button type="button" className="button quiet" onClick={() => navigate('/me')}>
        {messages.start.history}
      </button>
    </>
  )
}
