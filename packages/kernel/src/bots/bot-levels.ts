interface BotLevelTexts {
  readonly name: string
  /** What it is like to play against, in a line. */
  readonly description: string
}

/** How bots play, the weakest first. Whoever has one of another kind says here what it is like. */
export const BOT_LEVELS = {
  chaotic: {
    en: { name: 'chaotic', description: 'Does whatever is allowed, and could not tell you why.' },
    de: { name: 'chaotisch', description: 'Tut, was erlaubt ist, und weiss selbst nicht, warum.' },
  },
  simple: {
    en: { name: 'simple', description: 'Plays what fits, and thinks as far as the end of its own hand.' },
    de: { name: 'schlicht', description: 'Legt, was passt, und denkt bis zum Rand der eigenen Hand.' },
  },
  sly: {
    en: { name: 'sly', description: 'Saves the nasty things until they hurt.' },
    de: { name: 'gerissen', description: 'Spart sich das Gemeine auf, bis es wehtut.' },
  },
  fiendish: {
    en: {
      name: 'fiendish',
      description: 'Has seen a few hundred ways this could end, and likes the ones without you.',
    },
    de: {
      name: 'teuflisch',
      description: 'Hat sich ein paar hundert Ausgänge angesehen und mag die, in denen du verlierst.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'de', BotLevelTexts>>>>

export type BotLevel = keyof typeof BOT_LEVELS

/** One that is not known here, since it came into the house later, goes by its id. */
export function getBotLevelTexts(id: string, language: string): BotLevelTexts {
  if (!Object.hasOwn(BOT_LEVELS, id)) return { name: id, description: '' }
  const { en, de } = BOT_LEVELS[id as BotLevel]
  return language === 'de' ? de : en
}
