import { useId } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { Avatar } from '../../ui/face/avatar.tsx'
import { FACE_PARTS, type FacePart, inkOfFace, variantOf, withVariant } from '../../ui/face/face.ts'
import type { PlayerInk } from '../../ui/print/inks.ts'
import './face-chooser.css'

interface Props {
  readonly face: number
  /** The colours of players who keep theirs. */
  readonly takenInks: readonly PlayerInk[]
  onChoose(face: number): void
}

/** Chooses colour, head, eyes and mouth of a face, each shown on the face as it is. */
export default function FaceChooser(props: Props) {
  const { faces } = useI18n().messages
  return (
    <div className="face-chooser">
      <p>{props.takenInks.includes(inkOfFace(props.face)) ? faces.colourTaken : faces.description}</p>
      {FACE_PARTS.map((part) => (
        <FacePartChoice key={part} part={part} {...props} />
      ))}
    </div>
  )
}

function FacePartChoice({ part, face, takenInks, onChoose }: Props & { readonly part: FacePart }) {
  const { faces } = useI18n().messages
  const { name, variants } = faces.parts[part]
  const group = useId()
  return (
    <fieldset>
      <legend>{name}</legend>
      {variants.map((variantName, variant) => {
        const shown = withVariant(face, part, variant)
        const isTaken = part === 'ink' && takenInks.includes(inkOfFace(shown))
        const label = isTaken ? faces.taken(variantName) : variantName
        return (
          <label key={variant} title={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={label}
              checked={variantOf(face, part) === variant}
              disabled={isTaken}
              onChange={() => onChoose(shown)}
            />
            <Avatar face={shown} isBot={false} />
          </label>
        )
      })}
    </fieldset>
  )
}
