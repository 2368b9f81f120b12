import { NORMAL_DURATION, TEMPO_FACTORS } from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import { createLocalPlayers } from '../../match-sources/local/local-players.ts'
import type { TableSource, TableState } from '../../match-sources/table-source.ts'
import { preferences, soloTempo } from '../../preferences/preferences.ts'
import type { LessonRun } from './lesson-run.ts'

/** The table of one attempt at a lesson: the others answer one after the other, at the pace at which it is shown. */
export interface LessonSource extends TableSource {
  readonly run: LessonRun
  /** Goes on from a hint. */
  leaveHint(): void
  close(): void
}

/** Milliseconds to read a text, at the normal tempo. */
const readingTimeMs = (text: string): number => 700 + 35 * text.length

/** `onRetry` is called when the learner takes an answer back: they go back to the beginning of the step. */
export function createLessonSource(run: LessonRun, learnerName: string, onRetry: () => void): LessonSource {
  const { host, learner, scene } = run
  const { game } = host
  const players = createLocalPlayers(scene.players.length, learner, learnerName)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tempo = () => TEMPO_FACTORS[soloTempo(preferences.get())]
  const buildState = (log: readonly object[], newFacts: readonly object[]): TableState => ({
    settings: scene.match.state.setup.settings,
    rulesVersion: game.latestRulesVersion,
    players,
    match: { ...host.viewFor(learner), clock: null },
    clock: null,
    log,
    newFacts,
  })
  const store = new Store<TableState>(buildState(host.takeFactsFor(learner), []))
  const publish = (): void => {
    const newFacts = host.takeFactsFor(learner)
    store.set(buildState([...store.get().log, ...newFacts], newFacts))
  }
  /** The reply to a right answer can be read while the others play, and at least for its reading time. */
  const advanceAfter = (restMs: number): void => {
    clearTimeout(timer)
    const { phase, says } = run.progress
    if (phase !== 'playing') return
    const wait = restMs === 0 || !says ? restMs : Math.max(restMs, readingTimeMs(says.en) * tempo())
    timer = setTimeout(() => {
      if (run.advance()) publish()
    }, wait)
  }
  return {
    run,
    subscribe: store.subscribe,
    state: store.get,
    async answer(answer) {
      if (!run.answer(answer)) return false
      publish()
      return true
    },
    takeBack: onRetry,
    leaveHint() {
      run.leaveHint()
      publish()
    },
    sendGrimace: null,
    vote: null,
    reactionWindow: null,
    allowsAutoAnswer: false,
    isCoached: true,
    stepDurationMs: () => NORMAL_DURATION.ms * tempo(),
    reportPresented: advanceAfter,
    close: () => clearTimeout(timer),
  }
}
