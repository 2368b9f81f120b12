import { useState } from 'react'
import { Chips } from '../../ui/controls/chips.tsx'
import './moment-gallery.css'

const momentGroup = (name: string): string => name.split('-')[0]

interface Props {
  readonly game: string
  readonly title: string
  readonly names: readonly string[]
}

/**
 * Links to all moments of a game, with phone-sized previews. A group renders its previews when it is opened, because there
 * are many.
 */
export function MomentGallery({ game, title, names }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section id="moments">
      <h2>{title}</h2>
      <div className="chips">
        <Chips
          options={[...new Set(names.map(momentGroup))]}
          isChosen={(family) => family === open}
          label={String}
          onChoose={(family) => setOpen(family === open ? null : family)}
        />
      </div>
      {open && (
        <ul className="moment-gallery">
          {names
            .filter((name) => momentGroup(name) === open)
            .map((name) => (
              <li key={name}>
                <a href={`/design/${game}/${name}`}>{name}</a>
                <iframe
                  src={`/design/${game}/${name}`}
                  title={name}
                  loading="lazy"
                  width="360"
                  height="640"
                />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}
