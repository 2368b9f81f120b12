import {
  type AnyGame,
  checkRecord,
  GameRegistry,
  type MatchRecord,
  type RecordCheck,
  Replay,
  type ReplayStep,
  type ReplayView,
  type ReplayViewer,
  type UnreadableMatch,
} from '@slapwise/kernel'
import { type Continuation, continueReplay, type PlayOnStart } from '../local/continue-replay.ts'

export type ReplayRequest =
  | { readonly type: 'open'; readonly record: MatchRecord }
  | { readonly type: 'show'; readonly index: number; readonly viewer: ReplayViewer }
  | ({ readonly type: 'play-on' } & PlayOnStart)

export type ReplayUpdate =
  | { readonly type: 'failed'; readonly error: UnreadableMatch }
  | {
      readonly type: 'opened'
      readonly steps: readonly ReplayStep[]
      readonly checks: readonly RecordCheck[]
    }
  /** All facts of the match as this viewer sees them: sent once, before the first view for them. */
  | { readonly type: 'facts'; readonly viewer: ReplayViewer; readonly facts: readonly object[] }
  | {
      readonly type: 'view'
      readonly index: number
      readonly viewer: ReplayViewer
      readonly view: ReplayView
    }
  /** The answer to `play-on`. */
  | { readonly type: 'continuation'; readonly continuation: Continuation | null }

/** Runs a replay in a worker, so that the page stays smooth while a long record is played for the first time. */
export function runReplayHost(game: AnyGame): void {
  const send = (update: ReplayUpdate) => self.postMessage(update)
  const sentFacts = new Set<ReplayViewer>()
  let replay: Replay | null = null
  const open = (record: MatchRecord) => {
    const opened = Replay.open(new GameRegistry(game), record)
    if ('code' in opened) return send({ type: 'failed', error: opened })
    replay = opened
    send({ type: 'opened', steps: opened.steps, checks: checkRecord(record, opened.error) })
  }
  const show = (index: number, viewer: ReplayViewer) => {
    if (!replay) return
    if (!sentFacts.has(viewer)) send({ type: 'facts', viewer, facts: replay.allFacts(viewer) })
    sentFacts.add(viewer)
    send({ type: 'view', index, viewer, view: replay.viewAt(index, viewer) })
  }
  self.onmessage = ({ data }: MessageEvent<ReplayRequest>) => {
    switch (data.type) {
      case 'open':
        return open(data.record)
      case 'show':
        return show(data.index, data.viewer)
      case 'play-on':
        return send({ type: 'continuation', continuation: replay && continueReplay(replay, data) })
    }
  }
}
