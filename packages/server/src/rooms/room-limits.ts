import { Buckets } from '../limits.ts'

const TALKS_PER_SECOND = 1
const TALKS_AT_ONCE = 6
const CHANGES_PER_SECOND = 2
const CHANGES_AT_ONCE = 20
const UNSEATED_CHANGES_PER_SECOND = 6
const UNSEATED_CHANGES_AT_ONCE = 60
const RETROSPECTS_PER_SECOND = 2
const RETROSPECTS_AT_ONCE = 24

/**
 * How often something may be done in each room. Those of all rooms lie together: in nearly every one nothing has been done
 * lately that counts, and then nothing is kept of it.
 */
export class RoomLimits {
  /** What each may say, whatever the number of their connections. */
  readonly talk = new Buckets(TALKS_PER_SECOND, TALKS_AT_ONCE)
  /** What each may ask to be changed about a room, done or refused: it is judged, and everybody there is told. */
  readonly changes = new Buckets(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
  /**
   * What all members of a room without a seat may change about it together, the host aside: somebody with many identities has
   * each of them come and go, and everybody there is told. Players are bounded by the number of seats.
   */
  readonly unseatedChanges = new Buckets(UNSEATED_CHANGES_PER_SECOND, UNSEATED_CHANGES_AT_ONCE)
  /** For what was before, much of a journal is folded again. */
  readonly retrospects = new Buckets(RETROSPECTS_PER_SECOND, RETROSPECTS_AT_ONCE)
}
