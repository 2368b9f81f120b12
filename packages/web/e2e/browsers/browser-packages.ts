/** The programs that each of the other browsers needs, and their Debian packages. */
export const BROWSER_PACKAGES = {
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
} as const
