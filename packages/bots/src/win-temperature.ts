/** The points by which one round usually brings the leader of the score sheet closer to the limit. */
const POINTS_OF_LAST_ROUND = 15

/**
 * The lead that makes a player e times as likely to win a match to a limit as another. The more points are missing to
 * the limit, the less a lead says. Both constants are fitted to matches between bots (docs/measurements/bots.md):
 * `lastRound` in points, `variancePerPoint` in squared points for each point that is missing before the last round.
 */
export const winTemperature = (
  missingPoints: number,
  { lastRound, variancePerPoint }: { readonly lastRound: number; readonly variancePerPoint: number },
): number => Math.sqrt(lastRound ** 2 + variancePerPoint * Math.max(0, missingPoints - POINTS_OF_LAST_ROUND))
