/**
 * The newest version of the rules: raised with every change that makes a recorded match go another way. A changed rule is
 * a function here that reads `setup.version`, and matches that were started before go on without it.
 */
export const RULES_VERSION = 1

/** What came into a box later says by which version; what says nothing was there from the beginning. */
export interface VersionedContent {
  readonly sinceVersion?: number
}

export const isInVersion =
  (version: number) =>
  ({ sinceVersion = 1 }: VersionedContent): boolean =>
    sinceVersion <= version
