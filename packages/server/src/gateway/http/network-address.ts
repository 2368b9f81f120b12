import type { IncomingMessage } from 'node:http'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { isLoopback } from '@slapwise/protocol'
import type { Config } from '../../config.ts'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Bridges, tunnels and virtual machines: phones in the same Wi-Fi seldom reach an address on one of them. */
const VIRTUAL_INTERFACE =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|tailscale|lxc|cni|podman)/i

/** Link-local addresses, which a machine assigns itself when no router does (RFC 3927). */
const SELF_ASSIGNED = /^169\.254\./

const EVERY_INTERFACE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** URLs at which other devices in the network reach a server that listens at `host`, the likeliest first. */
export function listNetworkUrls(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): string[] {
  if (!EVERY_INTERFACE.has(host)) return []
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ ...info, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((info) => ({
      ...info,
      isUnlikely: VIRTUAL_INTERFACE.test(info.name) || SELF_ASSIGNED.test(info.address),
    }))
    .sort((one, other) => Number(one.isUnlikely) - Number(other.isUnlikely))
    .map(({ address }) => `http://${address}:${port}`)
}

const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/

/**
 * URL at which other devices reach the server, for a request to localhost from the machine itself; null for all others,
 * so that remote clients learn nothing about the network interfaces.
 */
export function findNetworkUrl({ headers, socket }: IncomingMessage, config: Config): string | null {
  const isLocal =
    isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    config.SLAPWISE_TRUST_PROXY === 0 &&
    !FORWARDING_HEADERS.some((header) => header in headers)
  return isLocal ? (listNetworkUrls(config.HOST, socket.localPort!)[0] ?? null) : null
}
