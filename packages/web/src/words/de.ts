import type { Lexicon } from './lexicon.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`)

export const de: Lexicon = {
  language: 'de',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', purple: 'Violett', black: 'Schwarz' },
  bots: ['Schlaubot', 'Grimmbot', 'Nobelbot', 'Zwergbot', 'Lautbot', 'Schrägbot', 'Knuddelbot', 'Coolbot'],
  start: {
    tagline: 'Werde deine Karten los. Und sei dabei eine Plage.',
    playNow: 'Sofort gegen Bots',
    openRoom: 'Raum öffnen',
    join: 'Mitspielen',
    code: 'Raumcode',
    yourName: 'Dein Name',
    publicRooms: 'Offene Räume',
    noRooms: 'Keine Tür steht offen. Mach selber eine auf.',
    everyCard: 'Alle Karten',
  },
  room: {
    title: 'Raum',
    share: 'Schick das deinen Leuten',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    seats: 'Am Tisch',
    free: 'Frei',
    sitHere: 'Hier sitzen',
    addBot: 'Bot dazu',
    remove: 'Wegschicken',
    ready: 'Bin bereit',
    notReady: 'Moment noch',
    begin: 'Austeilen',
    rematch: 'Nochmal!',
    waitForHost: 'Ausgeteilt wird, wenn alle bereit sind.',
    host: 'lädt ein',
    away: 'weg',
    sets: 'Karten',
    length: 'Länge',
    pace: 'Tempo',
    ruleCards: 'Regelkarten pro Runde',
    lengths: { short: 'kurz', medium: 'mittel', long: 'lang', none: 'eine Runde' },
    paces: { relaxed: 'gemütlich', normal: 'normal', fast: 'schnell', correspondence: 'per Post' },
    isPublic: 'Alle dürfen dazu',
    chat: 'Sag etwas',
    send: 'Sagen',
    watch: 'Du schaust zu.',
    lost: 'Die Leitung ist tot. Neuer Versuch …',
    gone: 'Diesen Raum gibt es nicht mehr. Einen neuen öffnen?',
  },
  table: {
    playOn: 'Es passt',
    or: 'oder',
    anything: 'alles',
    waitFor: (names) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}`,
    draw: 'Ziehen',
    pass: 'Passen',
    ok: 'OK',
    yes: 'Ja',
    no: 'Nein',
    done: 'Fertig',
    nobody: 'Niemand',
    cards,
    points: (count) => `${count} P`,
    log: 'Was geschah',
    round: (round) => `Runde ${round}`,
    tapToGoOn: 'tippen und weiter',
    wins: (names) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    leave: 'Gehen',
    withPower: 'Mit welcher Powerkarte?',
    alone: 'Ohne',
    holdOn: 'Halt, Moment …',
    dontAsk: 'Diese Runde nicht',
    letItBe: 'Lass gut sein',
    drawPile: (count) => `noch ${count} zu ziehen`,
    you: 'du',
  },
  question({ ask, source, about }, count, names) {
    const title = source === null ? '' : names.title(source)
    switch (ask) {
      case 'turn':
        return 'Du bist dran: legen oder ziehen'
      case 'drawn':
        return 'Doch noch legen, oder passen'
      case 'second-chance':
        return 'Gleich noch eine'
      case 'friend':
        return 'Noch eine dazu?'
      case 'victim':
        return `${title}: auf wen?`
      case 'allot-draws':
        return `Verteil ${cards(count)}`
      case 'give':
        return about === undefined ? `Gib ${cards(count)} weg` : `${cards(count)} für ${names.who(about)}`
      case 'discard':
        return `Wirf ${cards(count)} ab`
      case 'lay':
        return 'Leg eine hin'
      case 'pick':
        return 'Nimm eine'
      case 'receiver':
        return 'Wer bekommt sie?'
      case 'hand-out':
        return 'Wer bekommt was?'
      case 'wish':
        return 'Wünsch dir was'
      case 'counterattack':
        return `${names.who(about!)} greift dich an. Zurückschlagen?`
      case 'nice-try':
        return `${names.who(about!)} ist fertig. Netter Versuch?`
      case 'lucky-bastard':
        return 'Da kommt was. Glück gehabt?'
      case 'imitate':
        return 'Was ist sie heute?'
      case 'colour':
        return source === 'colour-blockade' ? 'Welche Farbe ist tabu?' : 'Welche Farbe jetzt?'
      case 'steal':
        return `Bedien dich: ${cards(count)}`
      case 'event':
        return 'Welches Ereignis?'
      case 'seppuku':
        return 'Eine Karte aufdecken?'
      case 'distribute':
        return `Wer bekommt die Hand von ${names.who(about!)}?`
      case 'giver':
        return 'Wer gibt dir zwei?'
      case 'swap-hands':
        return 'Mit wem die Hand tauschen?'
      case 'recharge':
        return 'Welche aufladen?'
      case 'power':
        return 'Welche Powerkarte?'
      case 'use':
        return `${title} nutzen?`
      case 'another':
        return 'Noch eine, ob sie passt oder nicht'
      case 'seen':
        return 'Genug gesehen?'
      case 'next-round':
        return 'Bereit für die nächste Runde?'
    }
  },
  why: {
    'not-yours': 'Die gehört dir nicht.',
    'does-not-follow': 'Passt nicht auf das, was da liegt.',
    'needs-ten-cards': 'Nur mit genau zehn Karten auf der Hand.',
    'never-playable': 'Die wird nie gespielt. Pech.',
    'only-as-last-card': 'Nur als allerletzte Karte.',
    sealed: 'Spezialkarten sind gerade versiegelt.',
    blocked: 'Diese Farbe ist gerade tabu.',
  },
}
