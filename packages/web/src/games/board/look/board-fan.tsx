/** The board game in one small picture, for the poster. */
export const BoardFan = () => <svg viewBox="0 0 300 220" className="board-fan" aria-hidden="true" />
