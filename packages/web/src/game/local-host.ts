import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  askBot,
  canOnlyPass,
  Match,
  type Players,
  type Saved,
  seeded,
  told,
  unguessable,
} from '@slapwise/kernel'
import type { ClockView, TableView } from '@slapwise/protocol'

/** What a match is played with, and by which version of the rules. */
export interface Terms {
  readonly settings: Players
  readonly rules: number
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
  const bot = game.bots[game.substitute]

  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.do) {
      case 'start':
        match = Match.start(game.rules(data.settings, data.rules), data.seed, true)
        break
      case 'resume':
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
    if (match.prompts !== asked) promptNumber++
    asked = match.prompts
    const view: TableView = {
      table: game.publicView(match),
      own: game.ownView(match, YOU),
      promptNumber,
      clock: glancing(),
    }
    const facts = match.takeFacts().map((fact) => told(fact, YOU))
    self.postMessage({ match: view, facts, saved: match.over ? null : match.save() } satisfies FromWorker)
    clearTimeout(timer)
  }

  /** What was told has been shown: from here on time passes. */
  function goOn(rest: number): void {
    clearTimeout(timer)
    if (botsAsked().length > 0) timer = setTimeout(botsAnswer, rest)
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

  /** Bots that are asked at the same time answer at the same time. */
  function botsAnswer(): void {
    for (const seat of botsAsked())
      if (match.promptFor(seat)) match.answer(seat, askBot(game, bot, match, seat, random))
    tell()
  }
}
