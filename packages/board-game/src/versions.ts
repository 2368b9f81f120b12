/** The newest version of the rules: raised with every change that makes a recorded match go another way. */
export const RULES_VERSION = 1
