import type { DealVerdict } from '@slapwise/client/check-deal'
import type { MatchRecord } from '@slapwise/kernel'
import type { ReplayOrigin } from '../../match-sources/replay/replay-origin.ts'
import type { ReplaySource, ReplayTimeline } from '../../match-sources/replay/replay-source.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'

/** A replay whose record could be read. */
export interface OpenedReplay {
  readonly source: ReplaySource
  readonly timeline: ReplayTimeline
  readonly record: MatchRecord
  /** The comparison with the evidence of this device; null until it is done, and without evidence. */
  readonly deal: DealVerdict | null
  readonly players: readonly TablePlayer[]
  readonly origin: ReplayOrigin
}

export interface ReplayDialogProps extends OpenedReplay {
  onClose(): void
}
