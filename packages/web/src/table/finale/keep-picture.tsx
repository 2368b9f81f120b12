import { useState } from 'react'
import type { TableState } from '../../game/source.ts'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { useDrama } from '../drama/use-drama.tsx'
import { grudgesIn, isWhole } from './grudges.ts'
import { MatchPicture, type PictureOf } from './match-picture.tsx'
import { handOut, pngOf, svgOf } from './to-file.ts'
import { FINALE } from './words.ts'
import { worstRound } from './worst-round.ts'

/** The match as one picture, to be passed on. */
export default function KeepPicture() {
  const { language } = useSpeech()
  const picture = usePicture()
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      await handOut(await fileOf(picture))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button second" disabled={isBusy} onClick={() => void keep()}>
      {FINALE[language].keep}
    </button>
  )
}

/** A browser that cannot paint it gets it as it was drawn. */
async function fileOf(picture: PictureOf): Promise<File> {
  const svg = await svgOf(<MatchPicture {...picture} />)
  const name = `slapwise-${new Date().toISOString().slice(0, 10)}`
  try {
    return new File([await pngOf(svg)], `${name}.png`, { type: 'image/png' })
  } catch {
    return new File([svg], `${name}.svg`, { type: 'image/svg+xml' })
  }
}

function usePicture(): PictureOf {
  const { language } = useSpeech()
  const { state, game } = useAtTable()
  const { faces } = useDrama()
  const nameOf = namesOf(state)
  const words = FINALE[language]
  const { scores, winners } = state.match.table
  const worst = worstRound(state.match.table)
  const [deepest] = isWhole(state.log) ? grudgesIn(state.log, game.facts) : []
  const order = state.people
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[a] - scores[b])
  return {
    people: order.map((seat) => ({
      ...faces[seat],
      name: nameOf(seat),
      isWinner: winners.includes(seat),
      points: game.limit(state) === null ? null : scores[seat],
    })),
    winner: words.winner(winners.length),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(),
    lines: [
      ...(worst ? [words.worst(nameOf(worst.seat), worst.round, worst.points)] : []),
      ...(deepest ? [words.nemesis(nameOf(deepest.by), nameOf(deepest.on), deepest.times)] : []),
    ],
  }
}

/** By their names, since whoever sees the picture is not “you”. */
const namesOf =
  ({ people }: TableState) =>
  (seat: number): string =>
    people[seat].name
