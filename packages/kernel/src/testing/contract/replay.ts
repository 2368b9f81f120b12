import { expect, it } from 'vitest'
import { revealFact, toVisibleFact } from '../../match/fact.ts'
import { type AnyGame, GameRegistry } from '../../match/game.ts'
import { createRandom, randomBelow } from '../../random/random.ts'
import { type MatchRecord, type MatchStart, readMatchStart } from '../../record/record.ts'
import { RecordingHost } from '../../record/recording-host.ts'
import { Replay } from '../../replay/replay.ts'
import type { ReplayViewer } from '../../replay/replay-viewer.ts'
import type { ContractOptions } from './contract-options.ts'
import { listRecords, readRecord } from './recorded-matches.ts'

const PLACES_PER_RECORD = 20

const TAKEOVER = { kind: 'took-over', seat: 0, fromPlayer: 'Ada', toPlayer: 'Ben' } as const

/** The index after which the first seat changes hands: the first one at which that makes an answer final. */
function findTakeover(games: GameRegistry, record: MatchRecord): number {
  const replay = Replay.open(games, record) as Replay
  const { seat } = TAKEOVER
  return Math.max(
    1,
    replay.steps.findIndex((_, index) => index > 0 && replay.viewAt(index, seat).own.mayTakeBack),
  )
}

/** The texts of view and facts at all states, for every viewer, by playing the record without keyframes. */
function* foldRecord(
  games: GameRegistry,
  record: MatchRecord,
  takeoverIndex: number,
  viewers: readonly ReplayViewer[],
): Generator<() => string[]> {
  const host = RecordingHost.start(readMatchStart(games, record) as MatchStart)
  const { game, match } = host
  for (let index = 0; ; index++) {
    if (index === takeoverIndex) match.handOverSeat(TAKEOVER)
    const facts = host.takeFacts()
    yield () =>
      viewers.map((viewer) => {
        const isOpen = viewer === 'all-open'
        const seat = isOpen ? null : viewer
        return JSON.stringify([
          {
            table: game.publicView(match),
            own: game.ownView(match, seat),
            promptNumber: host.promptNumber,
            ...(isOpen && {
              shownHands: { ...record.scores.map((_, owner) => game.handView(match, owner)) },
            }),
          },
          facts.map((fact) => (isOpen ? revealFact(fact) : toVisibleFact(fact, seat))),
        ])
      })
    if (index === record.decisions.length) return
    host.answer(...record.decisions[index])
  }
}

export function testReplay(game: AnyGame, { recordsFolder }: Pick<ContractOptions, 'recordsFolder'>): void {
  const games = new GameRegistry(game)

  it.each(listRecords(recordsFolder))('%s looks the same at any moment as when it was played', (file) => {
    const record = readRecord(recordsFolder, file)
    const takeoverIndex = findTakeover(games, record)
    const viewers: ReplayViewer[] = [...record.scores.keys(), null, 'all-open']
    const random = createRandom(file)
    const randomPlaces = Array.from({ length: PLACES_PER_RECORD }, () =>
      randomBelow(random, record.decisions.length + 1),
    )
    const places = [takeoverIndex, ...randomPlaces]
    const expected = new Map<number, string[]>()
    let index = 0
    for (const readTexts of foldRecord(games, record, takeoverIndex, viewers)) {
      if (places.includes(index)) expected.set(index, readTexts())
      index++
    }
    const seatHistory = record.scores.map((_, seat) => [{ player: `${seat}`, fromDecision: 0 }])
    seatHistory[TAKEOVER.seat] = [
      { player: TAKEOVER.fromPlayer, fromDecision: 0 },
      { player: TAKEOVER.toPlayer, fromDecision: takeoverIndex },
    ]
    const players = seatHistory.map((stints) => stints.at(-1)!.player)
    const replay = Replay.open(games, { ...record, players, seatHistory }) as Replay
    expect(replay.error).toBeNull()
    expect(replay.steps).toHaveLength(index)
    for (const place of places)
      expect(
        viewers.map((viewer) =>
          JSON.stringify([replay.viewAt(place, viewer), replay.factsAt(place, viewer)]),
        ),
      ).toEqual(expected.get(place))
  })
}
