import type { ShellMessages } from '../messages/index.ts'
import { errorMessages } from './errors.ts'
import { startMessages } from './start.ts'

export const deShell: ShellMessages = { language: 'de', start: startMessages, errors: errorMessages }
