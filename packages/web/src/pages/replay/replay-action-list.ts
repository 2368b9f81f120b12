import { findDecision } from '@slapwise/kernel'
import { type ComponentType, lazy } from 'react'
import type { AllMessages } from '../../i18n/after-match.ts'
import { canLinkRecords } from '../../match-sources/replay/record-link.ts'
import { MomentLinkDialog } from './moment-link-dialog.tsx'
import type { OpenedReplay, ReplayDialogProps } from './opened-replay.ts'
import { PlayOnDialog } from './play-on-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { formatVerdict, judgeChecks, type ProofVerdict } from './proof-verdict.ts'

interface ActionButton {
  readonly id: string
  /** The bar has room for two buttons without words; all other actions are in the menu. */
  readonly place: 'bar' | 'menu'
  /** The path of a line drawing of 24 by 24. */
  icon(replay: OpenedReplay): string
  name(messages: AllMessages, replay: OpenedReplay): string
  isAvailable?(replay: OpenedReplay): boolean
}

/** Something to do with a replay besides moving through it: it opens a dialog, or acts at once. */
export type ReplayAction = ActionButton &
  ({ readonly Dialog: ComponentType<ReplayDialogProps> } | { act(replay: OpenedReplay): void })

const VERDICT_ICONS: Readonly<Record<ProofVerdict, string>> = {
  fair: 'M4 13l5 6L20 5',
  consistent: 'M4 9h16M4 15h16',
  unsure: 'M8 8a4 4 0 1 1 6 3.500c-1.500 1-2 1.500-2 3.500M12 19.500v.5',
  changed: 'M12 3v12M12 20v.5',
}

export const verdictOf = ({ timeline, deal }: OpenedReplay): ProofVerdict =>
  judgeChecks(timeline.checks, deal)

/** The decision that “what if” is about: the next one of the viewer, or of anybody. */
function findDecisionAt({ source, timeline }: OpenedReplay): number | null {
  const { index, viewer } = source.controls.get()
  const seat = typeof viewer === 'number' ? viewer : null
  return findDecision(timeline.steps, index, 1, seat) ?? findDecision(timeline.steps, index - 1, -1, seat)
}

/** In the order in which they are shown. */
const ACTIONS: readonly ReplayAction[] = [
  {
    id: 'analysis',
    place: 'bar',
    icon: () => 'M3 19 8 11l4 4 4-9 5 6M3 21.500h18',
    name: ({ analysis }) => analysis.title,
    /** Loaded with the first question: most people only look. */
    Dialog: lazy(async () => ({ default: (await import('./analysis/analysis-dialog.tsx')).AnalysisDialog })),
  },
  {
    id: 'proof',
    place: 'bar',
    icon: (replay) => VERDICT_ICONS[verdictOf(replay)],
    name: (messages, replay) => formatVerdict(verdictOf(replay), messages).title,
    Dialog: ProofDialog,
  },
  {
    id: 'what-if',
    place: 'menu',
    icon: () =>
      'M12 21v-6M12 15C12 9 5 11 5 4M12 15c0-6 7-4 7-11M2.500 6.500 5 4l2.500 2.500M16.500 6.500 19 4l2.500 2.500',
    name: ({ whatIf }) => whatIf.title,
    isAvailable: (replay) => findDecisionAt(replay) !== null,
    act: (replay) => replay.source.askWhatIf(findDecisionAt(replay)!),
  },
  {
    id: 'play-on',
    place: 'menu',
    icon: () => 'M4 4v16M9 5l11 7-11 7Z',
    name: ({ playOn }) => playOn.title,
    Dialog: PlayOnDialog,
  },
  {
    id: 'link',
    place: 'menu',
    icon: () => 'M9 15 15 9M8 11l-3 3a4 4 0 0 0 5 5l3-3M16 13l3-3a4 4 0 0 0-5-5l-3 3',
    name: ({ replay }) => replay.share,
    isAvailable: ({ origin }) => origin.kind === 'room' || canLinkRecords(),
    Dialog: MomentLinkDialog,
  },
]

export const listActions = (replay: OpenedReplay, place: ActionButton['place']): ReplayAction[] =>
  ACTIONS.filter((action) => action.place === place && (action.isAvailable?.(replay) ?? true))
