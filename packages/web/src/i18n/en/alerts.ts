import type { AlertMessages } from '../messages/alerts.ts'

export const alertMessages: AlertMessages = {
  turn: 'Your turn',
  reaction: 'Quick!',
  acknowledge: 'Seen it?',
  notificationBody: 'The table is waiting. Look busy.',
}
