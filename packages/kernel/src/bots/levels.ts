interface LevelWords {
  readonly name: string
  /** What it is like to play against, in a line. */
  readonly line: string
}

/** How bots play, the weakest first. Whoever has one of another kind says here what it is like. */
export const LEVELS = {
  chaotic: {
    en: { name: 'chaotic', line: 'Does whatever is allowed, and could not tell you why.' },
    de: { name: 'chaotisch', line: 'Tut, was erlaubt ist, und weiss selbst nicht, warum.' },
  },
  simple: {
    en: { name: 'simple', line: 'Plays what fits, and thinks as far as the end of its own hand.' },
    de: { name: 'schlicht', line: 'Legt, was passt, und denkt bis zum Rand der eigenen Hand.' },
  },
  sly: {
    en: { name: 'sly', line: 'Saves the nasty things until they hurt.' },
    de: { name: 'gerissen', line: 'Spart sich das Gemeine auf, bis es wehtut.' },
  },
  fiendish: {
    en: {
      name: 'fiendish',
      line: 'Has seen a few hundred ways this could end, and likes the ones without you.',
    },
    de: {
      name: 'teuflisch',
      line: 'Hat sich ein paar hundert Ausgänge angesehen und mag die, in denen du verlierst.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'de', LevelWords>>>>

export type Level = keyof typeof LEVELS

/** One that is not known here, since it came into the house later, goes by its id. */
export function levelWords(id: string, language: string): LevelWords {
  if (!Object.hasOwn(LEVELS, id)) return { name: id, line: '' }
  const { en, de } = LEVELS[id as Level]
  return language === 'de' ? de : en
}
