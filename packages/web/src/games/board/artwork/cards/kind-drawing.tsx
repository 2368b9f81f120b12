import type { CardKind } from '@slapwise/board-game'
import type { ComponentType } from 'react'
import { BLACK, INKS, type Ink, PAPER } from '../../../../ui/print/inks.ts'
import {
  FuckYouPictogram,
  GiftPictogram,
  NiceTryPictogram,
  TroublemakerPictogram,
} from '../../../../ui/print/pictograms.tsx'
import * as blue from './kinds/blue.tsx'
import * as green from './kinds/green.tsx'
import * as multicoloured from './kinds/multicoloured.tsx'
import * as red from './kinds/red.tsx'
import * as yellow from './kinds/yellow.tsx'

/** The properties of a card kind that its drawing needs. */
export type KindAppearance = Pick<CardKind, 'id' | 'colour'>

/** The drawing of each card kind by id, centred in a box of 100 by 146. A spec checks that none is missing. */
export const KIND_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  skip: blue.Skip,
  reverse: blue.Reverse,
  remote: blue.Remote,
  ghost: blue.Ghost,
  push: red.Push,
  jump: red.Jump,
  'second-chance': green.SecondChance,
  swap: green.Swap,
  gift: GiftPictogram,
  magnet: green.Magnet,
  teleport: green.Teleport,
  stop: yellow.Stop,
  x: yellow.Cross,
  snail: yellow.Snail,
  block: multicoloured.Block,
  'nice-try': NiceTryPictogram,
  're-roll': multicoloured.ReRoll,
  'fuck-you': FuckYouPictogram,
  troublemaker: TroublemakerPictogram,
}

export function KindDrawing({ id }: { readonly id: string }) {
  const Drawing = KIND_DRAWINGS[id]
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {Drawing && <Drawing />}
    </g>
  )
}

const FOUR_COLOURS = ['red', 'blue', 'green', 'yellow'] as const satisfies readonly Ink[]

/** The print colours of a card: all four, one, or black for white cards. */
export const inksOf = ({ colour }: KindAppearance): readonly Ink[] => {
  if (colour === 'multicoloured') return FOUR_COLOURS
  return [colour === 'white' ? 'black' : colour]
}

/** The background of a card in a box of the given size; a dark circle gives contrast where the colours do not. */
export function KindBackground({
  kind,
  width,
  height,
}: {
  readonly kind: KindAppearance
  readonly width: number
  readonly height: number
}) {
  const [x, y] = [width / 2, height / 2]
  const blot = Math.min(x, y) * 0.9
  if (kind.colour === 'multicoloured')
    return (
      <>
        <path d={`M0 0h${width}L${x} ${y}Z`} fill={INKS.red.ink} />
        <path d={`M${width} 0v${height}L${x} ${y}Z`} fill={INKS.blue.ink} />
        <path d={`M${width} ${height}H0L${x} ${y}Z`} fill={INKS.green.ink} />
        <path d={`M0 ${height}V0L${x} ${y}Z`} fill={INKS.yellow.ink} />
        <circle cx={x} cy={y} r={blot} fill={BLACK} />
      </>
    )
  if (kind.colour === 'white')
    return (
      <>
        <rect width={width} height={height} fill={PAPER} />
        <rect width={width} height={height} fill="url(#dots-black)" opacity="0.35" />
        <circle cx={x} cy={y} r={blot} fill={BLACK} />
      </>
    )
  return (
    <>
      <rect width={width} height={height} fill={INKS[kind.colour].ink} />
      <rect
        y={height * 0.55}
        width={width}
        height={height * 0.45}
        fill={`url(#dots-${kind.colour})`}
        opacity="0.55"
      />
    </>
  )
}

/** The drawing of a card as an icon beside its name. */
export function KindIcon({ kind }: { readonly kind: KindAppearance }) {
  return (
    <svg viewBox="6 29 88 88" className="kind-icon" aria-hidden="true">
      <g transform="translate(6 29)">
        <KindBackground kind={kind} width={88} height={88} />
      </g>
      <KindDrawing id={kind.id} />
    </svg>
  )
}
