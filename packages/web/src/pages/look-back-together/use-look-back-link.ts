import { useEffect, useState } from 'react'
import { LookBackLink } from '../../match-sources/replay/look-back-link.ts'
import type { ReplaySource } from '../../match-sources/replay/replay-source.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'

interface Options {
  /** Null without a connection. */
  readonly remote: RemoteRoom | null
  /** Null until its timeline is opened. */
  readonly source: ReplaySource | null
  readonly match: number
  readonly playerCount: number
  readonly startsFollowing: boolean
  readonly isBigScreen: boolean
}

/** Connects a replay with its room, once both are open. */
export function useLookBackLink({ remote, source, ...options }: Options): LookBackLink | null {
  const [link, setLink] = useState<LookBackLink | null>(null)
  useEffect(() => {
    if (!remote || !source) return
    const opened = new LookBackLink({ remote, source, ...options })
    setLink(opened)
    return () => {
      opened.close()
      setLink(null)
    }
  }, [remote, source])
  return link
}
