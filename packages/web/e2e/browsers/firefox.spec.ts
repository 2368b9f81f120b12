import { launchFirefox } from './firefox.ts'
import { playsIn } from './suite.ts'

playsIn('firefox', launchFirefox)
