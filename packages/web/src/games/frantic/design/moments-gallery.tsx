import { useState } from 'react'
import { Chips } from '../../../look/chips.tsx'
import { useFranticWords } from '../words/index.ts'
import { MOMENTS } from './moments/index.ts'

const familyOf = (name: string): string => name.split('-')[0]

const FAMILIES = [...new Set(Object.keys(MOMENTS).map(familyOf))]

/** Every question and every state, as a phone shows it. A family is drawn when it is opened: there are many. */
export function Moments() {
  const words = useFranticWords()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section id="moments">
      <h2>{words.design.moments}</h2>
      <div className="chips">
        <Chips
          options={FAMILIES}
          isChosen={(family) => family === open}
          label={String}
          onChoose={(family) => setOpen(family === open ? null : family)}
        />
      </div>
      {open && (
        <ul className="moments">
          {Object.keys(MOMENTS)
            .filter((name) => familyOf(name) === open)
            .map((name) => (
              <li key={name}>
                <a href={`/design/${name}`}>{name}</a>
                <iframe src={`/design/${name}`} title={name} loading="lazy" width="360" height="640" />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
