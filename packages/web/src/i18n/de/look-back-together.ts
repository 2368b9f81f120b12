import type { LookBackTogetherMessages } from '../messages/look-back-together.ts'

export const lookBackTogetherMessages: LookBackTogetherMessages = {
  start: 'Zusammen zurückschauen',
  invitation: (leader) => `${leader} geht alles noch einmal durch, für alle.`,
  follow: 'Mitschauen',
  following: (leader) => `Du folgst ${leader}`,
  alone: 'Nur für dich',
  leading: 'Du führst, alle schauen hin',
  apart: 'Auf eigene Faust',
  rejoin: (leader) => `Zurück zu ${leader}`,
  leadAgain: 'Weiter führen',
  end: 'Schluss',
  point: 'Zeigen',
  pointHint: 'Tippe an, was du meinst',
  pointed: (name) => `${name}: da!`,
  movedOn: 'Genug vom Gestern',
}
