import { useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { useExpressions } from '../expressions/use-expressions.tsx'
import { useTableContext } from '../table-context.tsx'
import { countHits, isCompleteLog } from './count-hits.ts'
import { FINALE_MESSAGES } from './finale-messages.ts'
import { MatchPicture, type MatchPictureProps } from './match-picture.tsx'
import { renderPng, renderSvg, shareOrDownload } from './picture-file.ts'
import { findWorstRound } from './worst-round.ts'

/** Shares or downloads a picture of the result. */
export default function SavePictureButton() {
  const { language } = useI18n()
  const picture = useMatchPictureProps()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await shareOrDownload(await createPictureFile(picture))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button second" disabled={isBusy} onClick={() => void save()}>
      {FINALE_MESSAGES[language].savePicture}
    </button>
  )
}

/** Creates a PNG file, or an SVG file if the browser cannot convert the picture. */
async function createPictureFile(picture: MatchPictureProps): Promise<File> {
  const svg = await renderSvg(<MatchPicture {...picture} />)
  const name = `slapwise-${new Date().toISOString().slice(0, 10)}`
  try {
    return new File([await renderPng(svg)], `${name}.png`, { type: 'image/png' })
  } catch {
    return new File([svg], `${name}.svg`, { type: 'image/svg+xml' })
  }
}

function useMatchPictureProps(): MatchPictureProps {
  const { language } = useI18n()
  const { state, game } = useTableContext()
  const { faces } = useExpressions()
  const nameOf = createNameLookup(state)
  const messages = FINALE_MESSAGES[language]
  const { scores, winners } = state.match.table
  const worst = findWorstRound(state.match.table)
  const [topPair] = isCompleteLog(state.log) ? countHits(state.log, game.presentations) : []
  const order = state.players
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[a] - scores[b])
  return {
    players: order.map((seat) => ({
      ...faces[seat],
      name: nameOf(seat),
      isWinner: winners.includes(seat),
      points: game.pointLimit(state) === null ? null : scores[seat],
    })),
    winnerLabel: messages.winnerLabel(winners.length),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(),
    address: location.host,
    lines: [
      ...(worst ? [messages.worstRound(nameOf(worst.seat), worst.round, worst.points)] : []),
      ...(topPair ? [messages.topPair(nameOf(topPair.attacker), nameOf(topPair.victim), topPair.count)] : []),
    ],
  }
}

/** Names for the picture: the viewer by name, too, instead of “you”. */
const createNameLookup =
  ({ players }: TableState) =>
  (seat: number): string =>
    players[seat].name
