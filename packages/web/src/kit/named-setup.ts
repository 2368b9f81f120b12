import { usePreferences } from '../preferences/preferences.ts'

/** Creates a hook that applies the preference for mild names to a setup; the same setup gives the same object. */
export function createNamedSetupHook<S extends object>(
  applyMildNames: (setup: S, isMild: boolean) => S,
): (setup: S) => S {
  const cache = new WeakMap<S, S>()
  return function useNamedSetup(setup) {
    if (!usePreferences().mildNames) return setup
    const named = cache.get(setup) ?? applyMildNames(setup, true)
    cache.set(setup, named)
    return named
  }
}
