interface BotLevelTexts {
  readonly name: string
  /** One line about how it plays, for players. */
  readonly description: string
}

/** Texts by language code; English stands in for languages that are missing. */
type LevelTextsByLanguage = Readonly<Partial<Record<string, BotLevelTexts>>> & { readonly en: BotLevelTexts }

/** The bot levels, weakest first. A bot of another kind needs an entry here for its name and description. */
export const BOT_LEVELS = {
  chaotic: {
    en: { name: 'chaotic', description: 'Does whatever is allowed, and could not tell you why.' },
    de: { name: 'chaotisch', description: 'Tut, was erlaubt ist, und weiss selbst nicht, warum.' },
  },
  gentle: {
    en: { name: 'gentle', description: 'Knows the rules, means no harm, and is pleased for you.' },
    de: { name: 'sanft', description: 'Kennt die Regeln, will nichts Böses und freut sich für dich.' },
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
} as const satisfies Readonly<Record<string, LevelTextsByLanguage>>

export type BotLevel = keyof typeof BOT_LEVELS

/** The texts of a level; a level without an entry, such as one of an installed bot module, is shown by its id. */
export function getBotLevelTexts(id: string, language: string): BotLevelTexts {
  if (!Object.hasOwn(BOT_LEVELS, id)) return { name: id, description: '' }
  const texts: LevelTextsByLanguage = BOT_LEVELS[id as BotLevel]
  return texts[language] ?? texts.en
}
