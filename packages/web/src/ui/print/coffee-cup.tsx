/** The picture of a pause. */
export const CoffeeCup = () => (
  <svg viewBox="0 0 40 40" className="cup" aria-hidden="true">
    <path className="cup-steam" d="M13 4c-3 4 3 5 0 9M21 4c-3 4 3 5 0 9" />
    <path className="cup-shadow" d="M9 19h21v9a9 9 0 0 1-9 9h-3a9 9 0 0 1-9-9Z" />
    <path className="cup-body" d="M6 16h21v9a9 9 0 0 1-9 9h-3a9 9 0 0 1-9-9Z" />
    <path className="cup-handle" d="M27 19h3a4.500 4.500 0 0 1 0 9h-3.500" />
  </svg>
)
