const BROWSERS = [
  [/\bFirefox\//, 'Firefox'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Browser and system of a device, from its user agent; null if neither is recognized. Nothing else of it is stored. */
export function parseDeviceName(userAgent: string | undefined): string | null {
  const known = (list: typeof BROWSERS | typeof SYSTEMS) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(', ') || null
}
