import { avatarSchema } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { faceMessages as de } from '../../i18n/de/faces.ts'
import { faceMessages as en } from '../../i18n/en/faces.ts'
import { decodeFace, FACE_PARTS, faceForName, variantOf, withVariant } from '../../ui/face/face.ts'
import { PLAYER_INKS } from '../../ui/print/inks.ts'

it.each([0, 77, 1199])(
  'Every part of face %i can be chosen alone, within the limits of the protocol',
  (face) => {
    for (const part of FACE_PARTS)
      en.parts[part].variants.forEach((_, variant) => {
        const chosen = withVariant(face, part, variant)
        expect(avatarSchema.parse(chosen)).toBe(chosen)
        expect(faceForName('Ada', chosen)).toBe(chosen)
        for (const other of FACE_PARTS)
          expect(variantOf(chosen, other)).toBe(other === part ? variant : variantOf(face, other))
      })
  },
)

it.each([en, de])('Every variant of a part has one name: %#', ({ parts }) => {
  for (const part of FACE_PARTS) {
    const { variants } = parts[part]
    expect(new Set(variants).size).toBe(variants.length)
    const drawn = variants.map((_, variant) => decodeFace(withVariant(0, part, variant))[part])
    expect(new Set(drawn).size).toBe(variants.length)
    // There is no further one: counting starts again.
    expect(variantOf(withVariant(0, part, variants.length), part)).toBe(0)
  }
  expect(parts.ink.variants).toHaveLength(Object.keys(PLAYER_INKS).length)
})
