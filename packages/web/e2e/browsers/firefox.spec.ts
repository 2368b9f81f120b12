import { launchFirefox } from './firefox.ts'
import { playsIn } from './suite.ts'

// Without a sound card, as on most machines that test, it never starts what a tap has asked for.
playsIn('firefox', launchFirefox, ['running', 'suspended'])
