import type { ClientRequest, ClockView, LookBack, MemberNumber } from '@slapwise/protocol'

/** A request that is not stored in the journal, and is carried out on every server that has the room open. */
export type EphemeralRequest = ClientRequest & { type: 'extend-window' | 'grimace' }

/** A message between servers that share a storage. Not persisted: it may arrive late, twice or never. */
export type ClusterMessage =
  /** Members connected to the sending server, by room; says nothing about rooms that are not listed. */
  | { readonly type: 'presence'; readonly rooms: Readonly<Record<string, readonly MemberNumber[]>> }
  /** Asks other servers for presence, clock and look-back, since the sender has just loaded the room. */
  | { readonly type: 'presence-query'; readonly room: string }
  /** Reply to `presence-query`: the time left for the open prompt. */
  | {
      readonly type: 'clock'
      readonly room: string
      readonly promptNumber: number
      readonly clock: ClockView
    }
  /** The moment that a room looks back at: a move of the host, or a reply to `presence-query`. */
  | {
      readonly type: 'look-back'
      readonly room: string
      readonly lookBack: LookBack | null
      readonly isReply: boolean
    }
  | {
      readonly type: 'pointer'
      readonly room: string
      readonly member: MemberNumber
      readonly target: string
    }
  | {
      readonly type: 'request'
      readonly room: string
      readonly identity: string
      readonly request: EphemeralRequest
    }
  | { readonly type: 'room-deleted'; readonly room: string }
  /** A device was revoked: its connections have to be closed. */
  | { readonly type: 'device-revoked'; readonly identity: string; readonly device: string }

/** `from` is the id of the sending server process. */
export type ClusterListener = (from: string, message: ClusterMessage) => void

/** Publish/subscribe between the servers that share a storage. */
export interface ClusterBus {
  publish(message: ClusterMessage): void
  /** Subscriptions last as long as the process. */
  subscribe(listener: ClusterListener): void
}

export const NO_CLUSTER_BUS: ClusterBus = { publish: () => {}, subscribe: () => {} }
