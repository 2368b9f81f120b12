import type { Lesson } from './stage.ts'

/** Troublemaker brings events; events move tokens without walking. */
export const events: Lesson = {
  id: 'events',
  group: 'basics',
  title: { en: 'Make trouble', de: 'Stifte Unruhe' },
  summary: { en: 'Twenty events, and one big die.', de: 'Zwanzig Ereignisse und ein grosser Würfel.' },
  setting: {
    players: ['You', 'Zonk'],
    tokens: { You: 38, Zonk: 12 },
    hands: { You: 'troublemaker, gift, magnet, push', Zonk: 'troublemaker, swap, magnet, gift' },
    draw: 'swap, teleport',
    dice: [17, 15],
  },
  parts: { Zonk: ['troublemaker on 3', 'troublemaker on 4', 'You'] },
  steps: [
    {
      says: {
        en: 'You are on 38, Zonk on 12. Walking will not save you; a white Troublemaker might. Place it anywhere.',
        de: 'Du auf 38, Zonk auf 12. Laufen rettet dich nicht, ein weisser Troublemaker vielleicht. Leg ihn irgendwohin.',
      },
      pointsAt: ['troublemaker'],
      replies: [
        {
          to: ['troublemaker on any'],
          isRight: true,
          says: { en: 'No walking this turn. Instead …', de: 'Gelaufen wird diesmal nicht. Stattdessen …' },
        },
      ],
      otherwise: {
        en: 'Solid, and you stay in front, which is bad. Trouble is what you need.',
        de: 'Solide, nur bleibst du so vorne, und vorne ist schlecht. Was du brauchst, ist Ärger.',
      },
    },
    {
      says: {
        en: 'The big die! Twenty sides, an event for each. Some help, some hurt. Roll.',
        de: 'Der grosse Würfel! Zwanzig Seiten, jede ein Ereignis. Manche helfen, manche nicht. Würfle.',
      },
      pointsAt: ['die'],
      replies: [
        {
          to: ['roll'],
          isRight: true,
          says: {
            en: 'Robin Hood: first and last change places. What a coincidence.',
            de: 'Robin Hood: Vorderste und Hinterste tauschen die Plätze. So ein Zufall.',
          },
        },
      ],
    },
    {
      says: {
        en: 'Zonk takes revenge: Surprise Party. Everybody names a token, which goes two ahead. Nobody can block events. Whose?',
        de: 'Zonk rächt sich: Überraschungsparty. Alle nennen eine Figur, die rückt zwei vor. Blocken geht nicht. Wessen?',
      },
      pointsAt: ['Zonk'],
      replies: [
        {
          to: ['Zonk'],
          isRight: true,
          says: { en: 'Surprise! His turn to choose.', de: 'Überraschung! Jetzt wählt er.' },
        },
        {
          to: ['You'],
          says: {
            en: 'Two more minus points for yourself? Noble. Or was it a slip?',
            de: 'Zwei Minuspunkte mehr für dich selbst? Edel. Oder verrutscht?',
          },
        },
      ],
    },
  ],
  closing: {
    en: 'You are on a manhole, and nothing happens: most events just put you somewhere, and nothing there acts.',
    de: 'Du stehst auf einem Gully, und nichts passiert: Die meisten Ereignisse versetzen dich bloss, da wirkt nichts.',
  },
}
