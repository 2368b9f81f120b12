/**
 * Zod tries whether it may run text as code. The policy of the page forbids that, and Firefox shows the attempt as an
 * error. It tries when the first schema is made, so this comes before all other imports.
 */
import { config } from 'zod/v4/core'

config({ jitless: true })
