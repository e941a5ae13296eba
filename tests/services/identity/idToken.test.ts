import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { change, setUpStack, stored } from '#tests/services/identity/support.ts'

const { signIn } = setUpStack()

describe('an ID token', () => {
  const payload = (edit: (claims: Record<string, unknown>) => object) => (token: string) => {
    const [head, claims = '', signature] = token.split('.')
    const edited = edit(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    return [head, Buffer.from(JSON.stringify(edited)).toString('base64url'), signature].join('.')
  }
  const unsigned = (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`

  test.each([
    ['with an edited role', payload((claims) => ({ ...claims, 'custom:role': 'MARKETER' }))],
    ['with an edited name', payload((claims) => ({ ...claims, name: 'Eve' }))],
    ['without a signature', unsigned],
    ['with half a signature', (token: string) => token.slice(0, -20)],
  ])('%s / is invalid', async (_, edit) => {
    const { session } = await signIn()
    change('idToken', edit)
    expect(await session.checkTokens()).toEqual({ kind: 'invalid' })
  })

  test.each([
    ['another key with the same key id', async () => (await generateKeyPair('RS256')).privateKey, 'RS256'],
    ['a secret', async () => new TextEncoder().encode('x'.repeat(32)), 'HS256'],
  ] as const)('that is signed with %s / is invalid', async (_, makeKey, alg) => {
    const { session } = await signIn()
    const token = stored('idToken')
    const invalidToken = await new SignJWT({ ...decodeJwt(token), name: 'Eve' })
      .setProtectedHeader({ ...decodeProtectedHeader(token), alg })
      .sign(await makeKey())
    change('idToken', () => invalidToken)
    expect(await session.checkTokens()).toEqual({ kind: 'invalid' })
  })

  test('with any changed character in its header or claims / is never verified, and never throws', async () => {
    const { session } = await signIn()
    const token = stored('idToken')
    const edits = fc.record({
      at: fc.nat(token.lastIndexOf('.')),
      character: fc.constantFrom(...'ABZaz09-_.=+ {"\u0000é'),
    })
    await fc.assert(
      fc.asyncProperty(edits, async ({ at, character }) => {
        fc.pre(token[at] !== character)
        change('idToken', () => token.slice(0, at) + character + token.slice(at + 1))
        expect((await session.checkTokens()).kind).toMatch(/^(invalid|missing)$/)
      }),
      { numRuns: 60 },
    )
  })

  test('that is an access token / is not verified', async () => {
    const { session } = await signIn()
    change('idToken', () => stored('accessToken'))
    expect((await session.checkTokens()).kind).not.toBe('verified')
  })

  test('that a new key signed / is verified with the keys of the pool, after the stored ones', async () => {
    const { session } = await signIn()
    const real = fetch
    const modes: (string | undefined)[] = []
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      if (!String(input).endsWith('jwks.json')) return real(input, init)
      modes.push(init?.cache)
      const { keys } = (await (await real(input)).json()) as { keys: object[] }
      const old = keys.map((key, index) => ({ ...key, kid: `old ${index}` }))
      return Response.json({ keys: init?.cache === 'reload' ? keys : old })
    })
    expect((await session.checkTokens()).kind).toBe('verified')
    expect(modes).toEqual(['force-cache', 'reload'])
  })

  test('whose stored keys cannot be read / is verified with the keys of the pool', async () => {
    const { session } = await signIn()
    const real = fetch
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) =>
      String(input).endsWith('jwks.json') && init?.cache === 'force-cache'
        ? new Response('<h1>Welcome to the hotel</h1>')
        : real(input, init),
    )
    expect((await session.checkTokens()).kind).toBe('verified')
  })

  test('whose keys cannot be fetched / is not called invalid', async () => {
    const { session } = await signIn()
    const real = fetch
    vi.stubGlobal('fetch', async (input: string | URL) =>
      String(input).endsWith('jwks.json') ? new Response('', { status: 503 }) : real(input),
    )
    await expect(session.checkTokens()).rejects.toThrow('HTTP status 503')
  })
})
