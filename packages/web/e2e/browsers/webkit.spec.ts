import { describeBrowser } from './browser-suite.ts'
import { launchWebKit } from './webkit.ts'

describeBrowser('webkit', launchWebKit, ['running'])
