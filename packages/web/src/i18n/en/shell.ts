import type { ShellMessages } from '../messages/index.ts'
import { errorMessages } from './errors.ts'
import { startMessages } from './start.ts'

export const enShell: ShellMessages = { language: 'en', start: startMessages, errors: errorMessages }
