import type { AlertMessages } from '../messages/alerts.ts'

export const alertMessages: AlertMessages = {
  turn: 'Du bist dran',
  reaction: 'Schnell!',
  acknowledge: 'Gesehen?',
  notificationBody: 'Der ganze Tisch wartet. Tu beschäftigt.',
}
