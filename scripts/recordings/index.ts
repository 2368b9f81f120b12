import { boardRecordings } from './board.ts'
import { franticRecordings } from './frantic.ts'
import type { RecordingSet } from './recording-set.ts'

/** One for each installed game. */
export const RECORDING_SETS: readonly RecordingSet[] = [franticRecordings, boardRecordings]
