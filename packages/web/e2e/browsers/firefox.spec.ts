import { describeBrowser } from './browser-suite.ts'
import { launchFirefox } from './firefox.ts'

// Without a sound card, as on most machines that test, it never starts what a tap has asked for.
describeBrowser('firefox', launchFirefox, ['running', 'suspended'])
