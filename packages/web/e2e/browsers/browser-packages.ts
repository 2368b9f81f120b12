/** What each of the other browsers is made of: programs, and the packages in which Debian has them. */
export const BROWSER_PACKAGES = {
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
} as const
