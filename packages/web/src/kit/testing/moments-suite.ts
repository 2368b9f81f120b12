import { createRandom, sampleAnswer } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import type { TableSource } from '../../match-sources/table-source.ts'
import type { Moment } from '../design/moment.ts'

/** The moments of a game, and the names of all its questions. */
interface MomentsSuiteOptions<M> {
  readonly moments: Readonly<Record<string, M>>
  readonly questionNames: readonly string[]
  createSource(moment: M): TableSource
}

const questionNameIn = (source: TableSource): string | undefined =>
  (source.state()!.match.own.prompt?.question as { readonly ask: string } | undefined)?.ask

/** Tests that each question of a game has a moment, and that each moment asks the question in its name and can be answered. */
export function momentsSuite<M extends Moment<{ readonly players?: readonly string[] }, unknown>>({
  moments,
  questionNames,
  createSource,
}: MomentsSuiteOptions<M>): void {
  const askIn = (name: string): string | undefined =>
    questionNames.find((ask) => name === ask || name.startsWith(`${ask}-`))
  const all = Object.entries(moments)
  const asking = all.filter(([name]) => askIn(name))
  const states = all.filter(([name]) => name.startsWith('state-'))

  describe('The moments', () => {
    it('are named after the question that they ask, or begin with “state-”', () => {
      expect(asking.length + states.length).toBe(all.length)
    })

    it.each(questionNames)('include one that asks %s', (ask) => {
      expect(asking.map(([name]) => askIn(name))).toContain(ask)
    })

    it.each(states)('%s has the right players, and the right viewer', (_, moment) => {
      const { match, players: staged } = createSource(moment).state()!
      const players = moment.setting.players!
      const viewer = moment.viewer === undefined ? players[0] : moment.viewer
      expect(match.own.seat).toBe(viewer === null ? null : players.indexOf(viewer))
      const names = players.map((player) => ({ name: player, ...moment.playerOverrides?.[player] }).name)
      expect(staged.map(({ name }) => name)).toEqual(names)
    })

    it.each(asking)('%s asks the question in its name', (name, moment) => {
      expect(questionNameIn(createSource(moment))).toBe(askIn(name))
    })

    it.each(asking)('%s can be answered', async (name, moment) => {
      const source = createSource(moment)
      const { match, log } = source.state()!
      const answer = sampleAnswer(match.own.prompt!.choice, createRandom(name))
      expect(await source.answer(answer)).toBe(true)
      expect(source.state()!.match.promptNumber).toBeGreaterThan(match.promptNumber)
      expect(source.state()!.log.length).toBeGreaterThanOrEqual(log.length)
      expect(source.state()!.match.own.prompt).not.toEqual(match.own.prompt)
    })
  })
}
