import { usePreferences } from '../preferences/preferences.ts'

/** Creates a hook that applies the preference for mild names to a setup; the same setup gives the same object. */
export function createNamedSetupHook<S extends object>(
  named: (setup: S, isMild: boolean) => S,
): (setup: S) => S {
  const mild = new WeakMap<S, S>()
  return function useNamedSetup(setup) {
    if (!usePreferences().mildNames) return setup
    const known = mild.get(setup) ?? named(setup, true)
    mild.set(setup, known)
    return known
  }
}
