import type { Device } from '@slapwise/client'
import { useEffect, useState } from 'react'
import { carryLink, door } from '../../game/room/server.ts'
import { useAddress } from '../../game/room/use-address.ts'
import { useSpeech } from '../../words/index.tsx'
import { ShareLink } from './invitation.tsx'

/** The same person on another device: nobody else may have the link, so it is made only when it is asked for. */
export function Carry({ code }: { readonly code: string }) {
  const { words } = useSpeech()
  const [link, setLink] = useState<string | null>(null)
  const isOnlyHere = useAddress()?.isOnlyHere ?? false
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) void carryLink(code).then(setLink, () => {})
        else setLink(null)
      }}
    >
      <summary>{words.company.carry}</summary>
      {link && (
        <>
          <ShareLink link={link} hint={words.company.carryWhy} isOnlyHere={isOnlyHere}>
            {isOnlyHere ? words.room.onlyHere : words.company.carryGood}
          </ShareLink>
          <Devices />
        </>
      )}
    </details>
  )
}

/** Where one is the same person already; each but this one can be ended. */
function Devices() {
  const { words, language } = useSpeech()
  const [devices, setDevices] = useState<readonly Device[]>([])
  const look = () => door.devices().then(setDevices, () => {})
  useEffect(() => void look(), [])
  if (devices.length < 2) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul>
      {devices.map(({ id, name, since, isThis }) => (
        <li key={id} className="member">
          <strong>{name ?? words.company.someDevice}</strong>
          <small>{isThis ? words.company.thisDevice : day.format(since)}</small>
          {!isThis && (
            <button type="button" className="chip" onClick={() => void door.endDevice(id).then(look, look)}>
              {words.company.endDevice}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
