import type { Lesson } from './stage.ts'

/** Pandora's Box: purple, and rule cards. */
export const pandora: Lesson = {
  id: 'pandora',
  group: 'add-ons',
  title: { en: 'Pandora’s Box', de: 'Büchse der Pandora' },
  summary: {
    en: 'A fifth colour, and rules that change.',
    de: 'Eine fünfte Farbe, und Regeln, die wechseln.',
  },
  setting: {
    players: ['You', 'Zonk', 'Toaster'],
    sets: ['base', 'pandora'],
    purple: 'fifth',
    rules: 'bring-a-friend',
    rulePile: 'glass-house',
    discard: 'red 4',
    draw: 'yellow 9',
    hands: {
      You: 'purple 4, blue 4, do it yourself, purple 8, green 2',
      Zonk: 'blue 6, green 7, red 2, yellow 3',
      Toaster: 'blue 9, yellow 5, red 8, green 1',
    },
  },
  parts: { Zonk: ['blue 6'], Toaster: ['blue 9'] },
  steps: [
    {
      says: {
        en: 'A rule card: it holds for everybody. This one lets a number card bring along a second one.',
        de: 'Eine Regelkarte: Sie gilt für alle. Mit dieser darf eine Zahlenkarte eine zweite mitbringen.',
      },
      pointsAt: ['rules'],
    },
    {
      says: {
        en: 'And purple is simply a fifth colour. Your purple 4 goes on the red 4. Play it.',
        de: 'Und Violett ist einfach eine fünfte Farbe. Deine violette 4 passt auf die rote. Leg sie.',
      },
      pointsAt: ['purple 4'],
      replies: [
        {
          to: ['purple 4'],
          isRight: true,
          says: { en: 'Purple suits you.', de: 'Violett steht dir.' },
        },
        {
          to: ['blue 4'],
          says: {
            en: 'It fits, but blue you know already. Play the purple 4.',
            de: 'Passt, aber Blau kennst du schon. Leg die violette 4.',
          },
        },
        {
          to: ['do it yourself'],
          says: {
            en: 'Not yet: that one is for later. Play the purple 4.',
            de: 'Noch nicht: Die kommt später. Leg die violette 4.',
          },
        },
      ],
      otherwise: {
        en: 'No need to draw: the purple 4 fits.',
        de: 'Ziehen musst du nicht: Die violette 4 passt.',
      },
    },
    {
      says: {
        en: 'Here is the rule at work: bring along your other 4.',
        de: 'Und schon wirkt die Regel: Bring deine andere 4 gleich mit.',
      },
      replies: [
        {
          to: ['blue 4'],
          isRight: true,
          says: { en: 'Two birds with one rule.', de: 'Zwei Fliegen mit einer Regel.' },
        },
      ],
      otherwise: {
        en: 'Allowed, but two cards gone are better than one.',
        de: 'Darfst du, aber zwei Karten weg sind besser als eine.',
      },
    },
    {
      says: {
        en: 'Do It Yourself goes on anything and does what a table has agreed on. Play it.',
        de: 'Do It Yourself passt auf alles und tut, was am Tisch abgemacht ist. Leg sie.',
      },
      pointsAt: ['do it yourself'],
      replies: [
        {
          to: ['do it yourself'],
          isRight: true,
          says: { en: 'Let us change some rules.', de: 'Ändern wir ein paar Regeln.' },
        },
      ],
      otherwise: {
        en: 'Allowed. But do play Do It Yourself: you will see something.',
        de: 'Darfst du. Aber leg doch Do It Yourself: Da gibt es etwas zu sehen.',
      },
    },
    {
      says: {
        en: 'Nothing agreed on? Then it brings one more rule card. Dare you?',
        de: 'Nichts abgemacht? Dann bringt sie noch eine Regelkarte. Traust du dich?',
      },
      replies: [
        { to: ['yes'], isRight: true, says: { en: 'Brave. Or careless.', de: 'Mutig. Oder leichtsinnig.' } },
      ],
      otherwise: {
        en: 'Sensible. But this is Frantic: try again, and say yes.',
        de: 'Vernünftig. Aber das hier ist Frantic: Noch mal, und sag Ja.',
      },
    },
    {
      says: {
        en: 'Glass House: now all cards lie open. Look at theirs, then wish for a colour that hurts.',
        de: 'Glashaus: Jetzt liegen alle Karten offen. Schau hin, und wünsch dir eine Farbe, die wehtut.',
      },
      pointsAt: ['Zonk', 'Toaster'],
      replies: [
        {
          to: ['purple'],
          isRight: true,
          says: { en: 'Nobody has purple but you. Nasty!', de: 'Violett hast nur du. Gemein!' },
        },
        {
          to: ['blue'],
          isRight: true,
          says: {
            en: 'Nobody has blue. Neither have you, but it hurts.',
            de: 'Blau hat niemand. Du zwar auch nicht, aber es tut weh.',
          },
        },
      ],
      otherwise: {
        en: 'Look again: they both have one of those. But who has purple?',
        de: 'Schau noch mal: Davon haben beide eine. Aber wer hat Violett?',
      },
    },
  ],
  closing: {
    en: 'Purple is one more colour, and rule cards change the game for everybody. Tap one to read it.',
    de: 'Violett ist eine Farbe mehr, und Regelkarten ändern das Spiel für alle. Tipp sie an, um sie zu lesen.',
  },
}
