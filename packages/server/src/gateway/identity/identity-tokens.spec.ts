import { describe, expect, it } from 'vitest'
import { createKey } from '../../journal/tools/identity-key.ts'
import { IdentityTokens } from './identity-tokens.ts'

const key = createKey()
const identities = new IdentityTokens(key)
const otherTokens = new IdentityTokens(createKey())
const MINUTE = 60_000

/** The text with one character changed, for every position. */
const tampered = (text: string): string[] =>
  Array.from(text, (sign, i) => text.slice(0, i) + (sign === 'A' ? 'B' : 'A') + text.slice(i + 1))

describe('Identity tokens', () => {
  it('are verified, also after a restart', () => {
    for (const device of ['', 'phone']) {
      const known = { ...identities.createIdentity(), device }
      const token = identities.tokenFor(known)
      expect(identities.verifyToken(token)).toEqual(known)
      expect(new IdentityTokens(key).verifyToken(token)).toEqual(known)
    }
    expect(identities.createIdentity()).not.toEqual(identities.createIdentity())
  })

  it('are rejected if anything was changed', () => {
    const deviceIdentity = identities.createIdentity()
    const { identity } = deviceIdentity
    const token = identities.tokenFor(deviceIdentity)
    const phone = identities.tokenFor({ ...deviceIdentity, device: 'phone' })
    const wrong = [
      undefined,
      '',
      '.',
      '..',
      identity,
      `${identity}.`,
      `.${token}`,
      phone.replace('phone', ''),
      phone.replace('.phone', ''),
      token.replace('.', '.phone.'),
      otherTokens.tokenFor(deviceIdentity),
      // Other spellings of what was signed.
      token.replace('.', '..'),
      `${token}.`,
      `${token}=`,
      `${token}.more`,
      ` ${token}`,
      `${phone}.`,
      `${phone}.more`,
    ]
    expect(wrong.map((text) => identities.verifyToken(text))).toEqual(wrong.map(() => null))
    // The last character of a signature has unused bits, but is compared too.
    for (const good of [token, phone])
      expect(tampered(good).filter((text) => identities.verifyToken(text) !== null)).toEqual([])
  })
})

describe('Transfer tokens', () => {
  it('are valid for ten minutes, each for one new device', () => {
    const { identity } = identities.createIdentity()
    const token = identities.createTransferToken(identity, 0)
    expect(identities.verifyTransferToken(token, 10 * MINUTE - 1)).toMatchObject({ identity })
    expect(identities.verifyTransferToken(token, 10 * MINUTE)).toBeNull()
    expect(identities.verifyTransferToken(identities.createTransferToken(identity, 0), 0)).not.toEqual(
      identities.verifyTransferToken(token, 0),
    )
  })

  it('cannot be extended, used as a cookie, or made from one', () => {
    const deviceIdentity = identities.createIdentity()
    const carry = identities.createTransferToken(deviceIdentity.identity, 0)
    expect(tampered(carry).filter((text) => identities.verifyTransferToken(text, 0) !== null)).toEqual([])
    expect(identities.verifyToken(carry)).toBeNull()
    for (const device of ['', 'phone'])
      expect(identities.verifyTransferToken(identities.tokenFor({ ...deviceIdentity, device }), 0)).toBeNull()
    for (const spelling of ['', `${carry}.`, `${carry}.more`, `${carry}=`, carry.replace('.', '..')])
      expect(identities.verifyTransferToken(spelling, 0)).toBeNull()
    expect(otherTokens.verifyTransferToken(carry, 0)).toBeNull()
  })
})
