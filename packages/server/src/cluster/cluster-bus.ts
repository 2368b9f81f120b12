import type { ClientRequest, ClockView, MemberNumber } from '@slapwise/protocol'

/** A request that leaves no trace in the journal, and is carried out on every server that has the room open. */
export type EphemeralRequest = ClientRequest & { type: 'extend-window' | 'grimace' }

/** What servers that share a storage tell each other. Nobody writes it down: it may come late, twice or never. */
export type ClusterMessage =
  /** Which members have connected to the teller, by room; of rooms that are not named, nothing is said. */
  | { readonly type: 'presence'; readonly rooms: Readonly<Record<string, readonly MemberNumber[]>> }
  /** Somebody has come to a room of which the teller knows only what is stored. */
  | { readonly type: 'presence-query'; readonly room: string }
  /** How much time there is for the open question, as an answer to that. */
  | {
      readonly type: 'clock'
      readonly room: string
      readonly promptNumber: number
      readonly clock: ClockView
    }
  | {
      readonly type: 'request'
      readonly room: string
      readonly identity: string
      readonly request: EphemeralRequest
    }
  /** Somebody has deleted a room. */
  | { readonly type: 'room-deleted'; readonly room: string }
  /** Somebody is not known any more on one of their devices. */
  | { readonly type: 'device-revoked'; readonly identity: string; readonly device: string }

/** Hears what another server tells; `from` is the name it has as long as it runs. */
export type ClusterListener = (from: string, message: ClusterMessage) => void

/** The other servers that share a storage. */
export interface ClusterBus {
  publish(message: ClusterMessage): void
  /** For good. */
  subscribe(listener: ClusterListener): void
}

export const NO_CLUSTER_BUS: ClusterBus = { publish: () => {}, subscribe: () => {} }
