const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as in a URL, is a loopback address. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname)
