/** An error that the user can fix: printed as one line, without a stack trace. */
export class UsageError extends Error {}
