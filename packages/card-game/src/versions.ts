/**
 * The current version of the rules. Every change that makes a recorded match play differently raises it. A changed rule
 * is a function here that reads `setup.version`; matches that were started earlier keep the old rule.
 */
export const RULES_VERSION = 1

/** Content that a later version has added; without `sinceVersion`, it has always been there. */
export interface VersionedContent {
  readonly sinceVersion?: number
}

export const isInVersion =
  (version: number) =>
  ({ sinceVersion = 1 }: VersionedContent): boolean =>
    sinceVersion <= version
