import { defineBrowserSuite } from './browser-suite.ts'
import { launchFirefox } from './firefox.ts'

// Without an audio device, as on most test machines, the audio context stays suspended.
defineBrowserSuite('firefox', launchFirefox, ['running', 'suspended'])
