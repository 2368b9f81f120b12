import type { RequestErrorMessages } from '../messages/errors.ts'

export const requestErrorMessages: RequestErrorMessages = {
  byErrorCode: {
    'rate-limited': 'Nicht so schnell.',
    'quota-exceeded': 'Das ist genug Papier für eine Stunde. Versuch es später nochmal.',
    'no-such-room': 'Einen Raum mit diesem Code gibt es nicht.',
    'room-damaged':
      'Was von diesem Raum gespeichert ist, ist beschädigt. Sag es denen, die den Server betreiben.',
    'room-locked': 'Dieser Raum ist abgeschlossen.',
    'member-removed': 'Du wurdest weggeschickt. Zurück kommst du nur, wenn dich reinlässt, wer einlädt.',
    'room-full': 'Dieser Raum ist voll.',
    'too-many-rooms': 'Das Haus ist voll. Versuch es später.',
    'name-taken': 'So heisst hier schon jemand.',
    'seat-taken': 'Auf dem Platz war jemand schneller.',
    'no-such-seat': 'Diesen Platz gibt es nicht.',
    'seat-refused': 'In dieser Partie bekommst du keinen Platz.',
    'other-hand-seen': 'Wer in eine Hand geschaut hat, spielt in dieser Partie keine andere.',
    'not-seated': 'Dafür brauchst du einen Platz.',
    'not-host': 'Das darf nur, wer einlädt.',
    'not-in-lobby': 'Zu spät, es wird schon gespielt.',
    'not-playing': 'Der Tisch macht Pause.',
    'not-ready': 'Noch sind nicht alle bereit.',
    'too-few-players': 'Es braucht zwei. Ein Bot genügt.',
    'too-many-players': 'Dafür sitzen zu viele am Tisch.',
    'stale-prompt': 'Zu spät, die Frage ist vom Tisch.',
    'not-asked': 'Gerade bist du nicht gefragt.',
    'outcome-unknown':
      'Das ist so lange her, dass niemand weiss, ob es geklappt hat. Schau nach, und versuch es nochmal.',
    'illegal-answer': 'Das erlauben die Regeln nicht.',
    'not-stored': 'Der Server konnte das nicht aufschreiben. Versuch es nochmal.',
    'server-stopping': 'Der Server macht ein Nickerchen. Gleich geht es weiter.',
  },
  unknownError: 'Das ging nicht. Geändert hat sich nichts.',
  useSuggestedName: (name) => `Dann bin ich ${name}`,
}
