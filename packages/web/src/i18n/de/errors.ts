import type { ErrorMessages } from '../messages/errors.ts'

export const errorMessages: ErrorMessages = {
  screens: {
    'room-gone': {
      title: 'Diesen Raum gibt es nicht mehr',
      text: 'Niemand da, nicht einmal die Möbel. Prüf den Code, oder öffne selber einen Raum.',
      action: 'Zurück zum Anfang',
    },
    'room-damaged': {
      title: 'Dieser Raum hat Schaden genommen',
      text: 'Was der Server davon aufgeschrieben hat, ist nicht das, was geschah. Darum bleibt er zu. Sag es denen, die den Server betreiben: „slapwise doctor“ weiss mehr.',
      action: 'Zurück zum Anfang',
    },
    'removed-from-room': {
      title: 'Dir wurde die Tür gezeigt',
      text: 'Du wurdest weggeschickt. Das passiert den Besten. Zurück kommst du nur, wenn dich wieder reinlässt, wer einlädt: dann kommt die Seite von selbst zurück.',
      action: 'Zurück zum Anfang',
    },
    'room-locked': {
      title: 'Abgeschlossen',
      text: 'Hier kommt niemand mehr dazu, auch nicht zum Zuschauen. Geht die Tür auf, geht es hier von selbst weiter.',
      action: 'Zurück zum Anfang',
    },
    'room-full': {
      title: 'Bis unters Dach voll',
      text: 'Hier sind schon so viele, wie der Raum fasst.',
      action: 'Zurück zum Anfang',
    },
    'server-unreachable': {
      title: 'Es geht niemand ran',
      text: 'Entweder bist du offline, oder der Server schläft. Wir klopfen weiter. Gegen Bots kannst du auch so spielen.',
      action: 'Gegen Bots spielen',
    },
    'load-failed': {
      title: 'Es geht niemand ran',
      text: 'Dieser Teil der Seite muss vom Server kommen, und der schläft oder ist ausser Reichweite. Nur mit https behalten Browser alles auf deinem Gerät.',
      action: 'Nochmal versuchen',
    },
    'socket-blocked': {
      title: 'Da ist etwas im Weg',
      text: 'Der Server antwortet, aber keine dauerhafte Verbindung kommt durch. Das machen Proxys und Firmennetze gern. Versuch ein anderes Netz, etwa das vom Handy, oder schalt VPN und Blocker ab.',
      action: 'Nochmal versuchen',
    },
    'page-crashed': {
      title: 'Die Seite ist umgefallen',
      text: 'Das waren wir, nicht du. Dein Platz und deine Karten sind beim Server gut aufgehoben.',
      action: 'Wieder aufstellen',
    },
    'not-found': {
      title: 'Hier ist nichts',
      text: 'Diese Seite gibt es nicht. Vielleicht ist dem Link ein Buchstabe abhandengekommen.',
      action: 'Zurück zum Anfang',
    },
    'unknown-game': {
      title: 'Nie davon gehört',
      text: 'In diesem Raum läuft ein Spiel, das deine Seite nicht kennt. Eine neuere vielleicht schon.',
      action: 'Neuere holen',
    },
    'link-expired': {
      title: 'Dieser Link ist abgelaufen',
      text: 'Links aufs andere Gerät halten zehn Minuten, und nur für einmal. Mach am Tisch einen neuen.',
      action: 'Zurück zum Anfang',
    },
    'other-tab': {
      title: 'Du sitzt schon am Tisch',
      text: 'Diese Partie ist in einem anderen Tab offen, und ein Blatt spielt man nur einmal. Spiel hier, dann lässt der andere Tab los.',
      action: 'Hier spielen',
    },
  },
  backToStart: 'Zurück zum Anfang',
  connectionLost: 'Die Leitung ist tot. Neuer Versuch … was du entscheidest, geht nicht verloren.',
  serverRestarting: 'Der Server macht ein Nickerchen. Gleich geht es von selbst weiter.',
  outdated: 'Es gibt ein neueres Slapwise als diese Seite.',
  reload: 'Her damit',
}
