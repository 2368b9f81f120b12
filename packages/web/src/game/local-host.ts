import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  type Bot,
  canOnlyPass,
  countAnswers,
  Match,
  type Players,
  type Saved,
  seeded,
  told,
  unguessable,
} from '@slapwise/kernel'
import { type ClockView, type TableView, THINKING } from '@slapwise/protocol'

/** What a match is played with. */
export interface Terms {
  readonly settings: Players
  /** The version of the rules that it goes on by. */
  readonly rules: number
  /** How the bots play; null for as they do while somebody is away. */
  readonly level: string | null
}

export type ToWorker =
  | ({ readonly do: 'start'; readonly seed: string } & Terms)
  | ({ readonly do: 'resume'; readonly saved: Saved } & Terms)
  | { readonly do: 'take-back' }
  /** The page has shown everything, and wants it looked at for so long. */
  | { readonly do: 'shown'; readonly promptNumber: number; readonly rest: number }
  | { readonly do: 'answer'; readonly promptNumber: number; readonly answer: Answer }

export interface FromWorker {
  readonly match: TableView
  readonly facts: readonly object[]
  /** To go on from here another time; null once it is over. */
  readonly saved: Saved | null
}

const YOU = 0

/** Alone there is nobody to be held up: a glance may last a little longer than in a room. */
const GLANCE = 3000

/** Hosts a match against bots in a worker: the same engine, in a thread of its own, without a network. */
export function hostLocally(game: AnyGame): void {
  let match: AnyMatch
  let promptNumber = 0
  let asked: unknown = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let glance: { readonly of: number; until: number | null; timer: typeof timer } | null = null
  const random = seeded(unguessable())
  let bot: Bot
  /** What slow bots have come to, by seat, and when all of them may have thought. */
  const thoughts = new Map<number, Answer>()
  let thinking: typeof timer
  let thoughtAt = 0

  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.do) {
      case 'start':
        bot = botOf(data)
        match = Match.start(game.rules(data.settings, data.rules), data.seed, true)
        break
      case 'resume':
        bot = botOf(data)
        match = Match.restore(game.rules(data.settings, data.rules), data.saved)
        match.listen()
        match.takeFacts()
        break
      case 'take-back':
        if (match.takeBack(YOU)) return
        break
      case 'answer':
        if (data.promptNumber !== promptNumber || match.answer(YOU, data.answer)) return
        break
      case 'shown':
        if (data.promptNumber === promptNumber) goOn(data.rest)
        return
    }
    tell()
  }

  function tell(): void {
    passForYou()
    if (match.prompts !== asked) ask()
    const view: TableView = {
      table: game.publicView(match),
      own: game.ownView(match, YOU),
      promptNumber,
      clock: glancing(),
    }
    const facts = match.takeFacts().map((fact) => told(fact, YOU))
    self.postMessage({ match: view, facts, saved: match.over ? null : match.save() } satisfies FromWorker)
    clearTimeout(timer)
    thinkOn()
  }

  /** What was told has been shown: from here on time passes. */
  function goOn(rest: number): void {
    clearTimeout(timer)
    if (botsAsked().length > 0) timer = setTimeout(botsAnswer, Math.max(rest, thoughtAt - performance.now()))
    if (!glance || glance.until !== null) return
    glance.until = performance.now() + GLANCE
    glance.timer = setTimeout(() => {
      match.answer(YOU, match.promptFor(YOU)!.fallback)
      tell()
    }, GLANCE)
  }

  /** With nobody else here to learn from it who holds nothing. */
  function passForYou(): void {
    for (let own = match.promptFor(YOU); own && canOnlyPass(own); own = match.promptFor(YOU))
      match.answer(YOU, own.fallback)
  }

  /** What lies there for a moment is gone after it, whoever could have done something about it. */
  function glancing(): ClockView | null {
    const own = match.promptFor(YOU)
    if (glance && (own?.manner !== 'glance' || glance.of !== promptNumber)) {
      clearTimeout(glance.timer)
      glance = null
    }
    if (own?.manner !== 'glance') return null
    glance ??= { of: promptNumber, until: null, timer: undefined }
    const left = glance.until === null ? GLANCE : Math.max(0, glance.until - performance.now())
    return { left, of: GLANCE }
  }

  const botsAsked = (): number[] =>
    match.prompts.map(({ seat }) => seat).filter((seat) => seat !== YOU && match.promptFor(seat))

  /** Something else is asked. How long bots have to think about it depends on how many they are, and not on their cards. */
  function ask(): void {
    promptNumber++
    asked = match.prompts
    thoughts.clear()
    thoughtAt = performance.now() + (bot.isSlow ? botsAsked().length * THINKING : 0)
  }

  /** One after the other, while the page shows what was told; whatever it has to say meanwhile comes between them. */
  function thinkOn(): void {
    clearTimeout(thinking)
    const seat = bot.isSlow && botsAsked().find((other) => hasToThink(other))
    if (typeof seat !== 'number') return
    thinking = setTimeout(() => {
      thoughts.set(seat, answerOf(seat))
      thinkOn()
    })
  }

  const hasToThink = (seat: number): boolean =>
    !thoughts.has(seat) && countAnswers(match.promptFor(seat)!.choice) > 1

  function answerOf(seat: number): Answer {
    const end = performance.now() + THINKING
    return askBot(game, bot, match, seat, random, () => performance.now() >= end)
  }

  /** Bots that are asked at the same time answer at the same time. */
  function botsAnswer(): void {
    for (const seat of botsAsked())
      if (match.promptFor(seat)) match.answer(seat, thoughts.get(seat) ?? answerOf(seat))
    tell()
  }

  /** One that is not there any more is stood in for. */
  const botOf = ({ level }: Terms): Bot => game.bots[level ?? game.substitute] ?? game.bots[game.substitute]
}
