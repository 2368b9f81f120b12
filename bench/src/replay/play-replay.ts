import {
  type AnyGame,
  askBot,
  type BaseSettings,
  createRandom,
  createRecord,
  GameRegistry,
  type RecordBody,
  RecordingHost,
  Replay,
} from '@slapwise/kernel'

/** The record of the first decisions of a match between sly bots. */
export function playRecord(
  game: AnyGame,
  settings: BaseSettings,
  decisionCount: number,
  seed: string,
): RecordBody {
  const start = {
    game,
    rulesVersion: game.latestRulesVersion,
    settings: game.settingsSchema.parse(settings),
    seed,
  }
  const host = RecordingHost.start(start)
  const random = createRandom(seed)
  while (host.decisions.length < decisionCount) {
    const [seat] = host.awaitedSeats
    host.answer(seat, askBot(game, game.bots.sly, host.match, seat, random))
  }
  return createRecord(start, host.match, host.decisions)
}

export const openReplay = (game: AnyGame, record: RecordBody): Replay =>
  Replay.open(new GameRegistry(game), record) as Replay
