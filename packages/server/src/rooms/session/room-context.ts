import type { ClusterBus } from '../../cluster/cluster-bus.ts'
import type { AutopilotOptions } from '../autopilot/autopilot.ts'
import type { HistoryContext } from '../history/history-reader.ts'
import type { RoomSession } from './room-session.ts'

/** The services of the server that a room uses. */
export interface RoomContext extends HistoryContext, AutopilotOptions {
  readonly clusterBus: ClusterBus
  /** The room cannot continue, or cannot store an event, and has to be loaded again. */
  onRoomFailed(session: RoomSession, error: Error): void
  /** The directory row of the room may have changed. */
  onRowChanged(session: RoomSession): void
  /** Somebody has answered in a match. */
  onAnswered(): void
}
