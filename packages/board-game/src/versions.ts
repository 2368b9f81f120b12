/** The current version of the rules. Every change that makes a recorded match play differently raises it. */
export const RULES_VERSION = 1
