/** A thread in which bots think that are told by a spec when to come to an end. */
import { thinkFor } from '../thinking/think-for.ts'
import { PATIENT_GAMES } from './patient-eights.ts'

thinkFor(PATIENT_GAMES)
