import { assignFaces, decodeFace, EYES } from '@slapwise/web/face'
import { BLACK, contrastInk, INKS, PLAYER_INKS } from '@slapwise/web/inks'
import type { PreviewPlayer } from '../../rooms/views/room-preview.ts'

/** A face is drawn in a box of 20 by 20; antenna and crown stick out. */
const FACE_BOX = 20

const CROWN = 'M4 3.4 3.2-2.6 7-.2 10-4.4 13-.2 16.8-2.6 16 3.4q-6 1.6-12 0Z'

/** The faces of all players by seat, as at the table. */
export const facesOf = (players: readonly PreviewPlayer[]): readonly number[] =>
  assignFaces(players.map(({ name, avatar, member }) => ({ name: name ?? '', avatar, member })))

export interface FacePlace {
  /** Centre of the face. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isBot: boolean
  readonly isCrowned?: boolean
  /** Colour of what sticks out of the head. */
  readonly line?: string
}

/** The face that `PlayerFaceShape` shows on the page. */
export function drawFace(
  face: number,
  { x, y, size, isBot, isCrowned = false, line = BLACK }: FacePlace,
): string {
  const { ink, head, eyes, mouth } = decodeFace(face)
  const { ink: colour, dots } = PLAYER_INKS[ink]
  const print = contrastInk(ink)
  const scale = size / FACE_BOX
  const feature = ([lines, area]: readonly [string, string]) =>
    (lines && `<path d="${lines}" fill="none"/>`) +
    (area && `<path d="${area}" fill="${print}" stroke="none"/>`)
  const antenna = `<path d="M10 4V-.5" stroke="${line}" stroke-width="1.2"/><circle cx="10" cy="-.6" r="1.3" fill="${dots}"/>`
  const pupils = `<g fill="${BLACK}" stroke="none"><circle cx="7.5" cy="8.9" r="1"/><circle cx="13.5" cy="8.9" r="1"/></g>`
  const botEyes = '<path d="M5.5 8.5h3M11.5 8.5h3" stroke-width="2"/>'
  return [
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">`,
    isBot ? antenna : '',
    `<path d="${head.path}" fill="${BLACK}" transform="translate(.9 .9)"/><path d="${head.path}" fill="${colour}"/>`,
    `<g transform="${head.faceTransform || 'translate(0)'}" stroke="${print}" stroke-width="1.5" stroke-linecap="round">`,
    `<g fill="${dots}" stroke="none" opacity=".7"><circle cx="4.9" cy="11.3" r="1.3"/><circle cx="15.1" cy="11.3" r="1.3"/></g>`,
    isBot ? botEyes : feature(eyes) + (eyes === EYES[2] ? pupils : ''),
    feature(mouth),
    '</g>',
    isCrowned ? drawCrown(ink === 'yellow' ? INKS.red.ink : INKS.yellow.ink) : '',
    '</g>',
  ].join('')
}

const drawCrown = (fill: string): string =>
  `<g transform="rotate(-9 10 2) translate(0 .4)" stroke-linejoin="round"><path d="${CROWN}" fill="${BLACK}" transform="translate(.8 .8)"/><path d="${CROWN}" fill="${fill}" stroke="${BLACK}" stroke-width=".7"/></g>`
