import { launchFirefox } from './firefox.ts'
import { describeBrowser } from './suite.ts'

// Without a sound card, as on most machines that test, it never starts what a tap has asked for.
describeBrowser('firefox', launchFirefox, ['running', 'suspended'])
