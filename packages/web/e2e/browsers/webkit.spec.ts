import { describeBrowser } from './suite.ts'
import { launchWebKit } from './webkit.ts'

describeBrowser('webkit', launchWebKit, ['running'])
