import type { Device } from '@slapwise/client'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { api, createRoomTransferLink } from '../../match-sources/room/api.ts'
import { useServerAddress } from '../../match-sources/room/use-server-address.ts'
import { ShareLink } from './invitation.tsx'

/** Transfers the identity to another device. The link is secret, so it is created only on request. */
export function DeviceTransfer({ code }: { readonly code: string }) {
  const { messages } = useI18n()
  const [link, setLink] = useState<string | null>(null)
  const isLocalOnly = useServerAddress()?.isLocalOnly ?? false
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) void createRoomTransferLink(code).then(setLink, () => {})
        else setLink(null)
      }}
    >
      <summary>{messages.members.transferTitle}</summary>
      {link && (
        <>
          <ShareLink link={link} hint={messages.members.transferHint} hasQrCode={!isLocalOnly}>
            {isLocalOnly ? messages.room.localAddressHint : messages.members.transferValidity}
          </ShareLink>
          <DeviceList />
        </>
      )}
    </details>
  )
}

/** The devices with this identity; all others can be signed out. */
function DeviceList() {
  const { messages, language } = useI18n()
  const [devices, setDevices] = useState<readonly Device[]>([])
  const refresh = () => api.fetchDevices().then(setDevices, () => {})
  useEffect(() => void refresh(), [])
  if (devices.length < 2) return null
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul>
      {devices.map(({ id, name, addedAt, isCurrent }) => (
        <li key={id} className="member">
          <strong>{name ?? messages.members.unnamedDevice}</strong>
          <small>{isCurrent ? messages.members.thisDevice : format.format(addedAt)}</small>
          {!isCurrent && (
            <button
              type="button"
              className="chip"
              onClick={() => void api.revokeDevice(id).then(refresh, refresh)}
            >
              {messages.members.revokeDevice}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
