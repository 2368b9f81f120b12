/** A match against bots that needs no network: the same engine, in a thread of its own. */
import '../no-eval.ts'
import { askBot, BOTS } from '@slapwise/bots'
import {
  type CardMatch,
  cardGame,
  newMatch,
  ownViewOf,
  publicViewOf,
  type SettingsInput,
  type Told,
  told,
} from '@slapwise/card-game'
import { type Answer, Match, type Saved, seeded, unguessable } from '@slapwise/kernel'
import type { TableView } from '@slapwise/protocol'

export type ToWorker =
  | { readonly do: 'start'; readonly settings: SettingsInput; readonly seed: string }
  | { readonly do: 'resume'; readonly settings: SettingsInput; readonly saved: Saved }
  | { readonly do: 'take-back' }
  | { readonly do: 'answer'; readonly prompt: number; readonly answer: Answer }

export interface FromWorker {
  readonly match: TableView
  readonly facts: readonly Told[]
  /** To go on from here another time; null once it is over. */
  readonly saved: Saved | null
}

const YOU = 0
const THINKING = 650

let match: CardMatch
let prompt = 0
let asked: unknown = null
let timer: ReturnType<typeof setTimeout> | undefined
const random = seeded(unguessable())

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'start':
      match = newMatch(data.settings, data.seed, true)
      break
    case 'resume':
      match = Match.restore(cardGame(data.settings), data.saved)
      match.listen()
      match.takeFacts()
      break
    case 'take-back':
      if (match.takeBack(YOU)) return
      break
    case 'answer':
      if (data.prompt !== prompt || match.answer(YOU, data.answer)) return
  }
  tell()
}

function tell(): void {
  if (match.prompts !== asked) prompt++
  asked = match.prompts
  const view: TableView = { table: publicViewOf(match), own: ownViewOf(match, YOU), prompt, clock: null }
  const facts = match.takeFacts().map((fact) => told(fact, YOU))
  self.postMessage({ match: view, facts, saved: match.over ? null : match.save() } satisfies FromWorker)
  clearTimeout(timer)
  if (botsAsked().length > 0) timer = setTimeout(botsAnswer, THINKING)
}

const botsAsked = (): number[] =>
  match.prompts.map(({ seat }) => seat).filter((seat) => seat !== YOU && match.promptFor(seat))

/** Bots that are asked at the same time answer at the same time. */
function botsAnswer(): void {
  for (const seat of botsAsked())
    if (match.promptFor(seat)) match.answer(seat, askBot(BOTS.simple, match, seat, random))
  tell()
}
