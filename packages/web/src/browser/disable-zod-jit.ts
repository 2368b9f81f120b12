/**
 * Disables code generation in Zod: it probes for `eval`, which the content security policy forbids, and Firefox logs the
 * attempt as an error. The probe runs with the first schema, so this module has to be imported before all others.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })
