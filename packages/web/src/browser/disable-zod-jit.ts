/**
 * Disables code generation in Zod: it probes for `eval`, which the content security policy forbids, and Firefox logs the
 * attempt as an error. Sets Zod's global configuration object instead of importing `config`: Zod is loaded later, by the
 * few parts that need it, and reads the object then.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
