/** A thread in which bots think that are told by a spec when to come to an end. */
import { thinkFor } from '../bot-workers/bot-worker.ts'
import { PATIENT_GAMES } from './patient-eights.ts'

thinkFor(PATIENT_GAMES)
