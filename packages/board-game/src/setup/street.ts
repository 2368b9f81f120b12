import {
  BACKWARD,
  type BoardFile,
  type Direction,
  DOWN,
  FORWARD,
  type Space,
  START,
  type Street,
  UP,
} from '../model/board.ts'

export function createStreet({ rows, walls, teleports }: BoardFile): Street {
  const places = rows.flatMap((spaces, row) => spaces.map((space, column) => ({ space, column, row })))
  const printed = places.filter(({ space }) => space > 0).sort((a, b) => a.space - b.space)
  const behind: Street['spaceBehindWall'] = { [UP]: behindWalls(walls, UP), [DOWN]: behindWalls(walls, DOWN) }
  return {
    end: printed.length,
    columns: Math.max(...rows.map((row) => row.length)),
    rows: rows.length,
    cells: [{ column: -1, row: 0 }, ...printed.map(({ column, row }) => ({ column, row }))],
    spaceBehindWall: behind,
    directionsFrom: [START, ...printed.map(({ space }) => space)].map((space) =>
      directionsFromSpace(behind, space),
    ),
    teleports,
  }

  function behindWalls(pairs: BoardFile['walls'], direction: typeof UP | typeof DOWN): Space[] {
    const beyond: Space[] = []
    for (const pair of pairs) {
      const [lower, upper] = pair.toSorted((a, b) => rowOf(a) - rowOf(b))
      if (direction === UP) beyond[lower] = upper
      else beyond[upper] = lower
    }
    return beyond
  }

  function rowOf(space: Space): number {
    return rows.findIndex((spaces) => spaces.includes(space))
  }
}

const directionsFromSpace = (behind: Street['spaceBehindWall'], space: Space): Direction[] => [
  FORWARD,
  BACKWARD,
  ...([UP, DOWN] as const).filter((direction) => behind[direction][space] !== undefined),
]
