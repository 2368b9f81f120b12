import { defineBrowserSuite } from './browser-suite.ts'
import { launchWebKit } from './webkit.ts'

defineBrowserSuite('webkit', launchWebKit, ['running'])
