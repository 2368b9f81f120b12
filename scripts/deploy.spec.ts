import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '@slapwise/server'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const KINDS = { Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet }

const MANIFEST = ['nats.yaml', 'slapwise.yaml'].flatMap((file) =>
  parseAllDocuments(read(`deploy/cluster/${file}`)).map((document) => document.toJS()),
)

/** The names by which the three servers reach each other. */
const SERVERS = ['nats-0.nats', 'nats-1.nats', 'nats-2.nats']

const addressesIn = ({ SLAPWISE_JOURNAL }: Config): readonly string[] | undefined => SLAPWISE_JOURNAL?.servers

describe('The Kubernetes cluster', () => {
  it.each(MANIFEST)('conforms to its schema: $kind $metadata.name', (resource) => {
    expect(Object.keys(KINDS)).toContain(resource.kind)
    expect(() => new KINDS[resource.kind as keyof typeof KINDS](resource).validate()).not.toThrow()
  })

  it('starts nodes with valid settings', () => {
    const { spec } = MANIFEST.find(({ kind }) => kind === 'Deployment')
    const env = Object.fromEntries(
      spec.template.spec.containers[0].env.map(({ name, value }: { name: string; value?: string }) => [
        name,
        value,
      ]),
    )
    expect(addressesIn(readConfig(env))).toEqual(SERVERS.map((server) => `${server}:4222`))
  })
})

interface Composition {
  readonly services: Readonly<Record<string, Container>>
  readonly volumes: object
}

interface Container {
  readonly profiles?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: object
  readonly volumes?: readonly string[]
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } }
}

describe('The container cluster', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Composition

  it('is not started by a plain `docker compose up`', () => {
    const always = Object.keys(services).filter((name) => !services[name].profiles)
    expect(always).toEqual(['slapwise'])
  })

  it('is complete: all services and volumes that are referred to exist', () => {
    for (const { depends_on = {}, volumes: kept = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty([name])
      for (const volume of kept)
        if (!volume.startsWith('.')) expect(volumes).toHaveProperty([volume.split(':')[0]])
    }
    expect(read('deploy/cluster/Caddyfile')).toContain('slapwise-0:3000 slapwise-1:3000')
  })

  it('uses the same server names everywhere', () => {
    const node = services['slapwise-0'].environment!
    expect(addressesIn(readConfig(node))).toEqual(SERVERS.map((server) => `${server}:4222`))
    for (const server of SERVERS) {
      expect(services[server.split('.')[0]].networks?.default.aliases).toEqual([server])
      expect(read('deploy/cluster/nats.conf')).toContain(`nats://${server}:6222`)
    }
  })
})
