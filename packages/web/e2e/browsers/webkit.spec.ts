import { playsIn } from './suite.ts'
import { launchWebKit } from './webkit.ts'

playsIn('webkit', launchWebKit, ['running'])
