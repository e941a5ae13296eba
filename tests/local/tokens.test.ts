import { confirmSignIn, fetchAuthSession, fetchUserAttributes, getCurrentUser, signIn } from 'aws-amplify/auth'
import { createLocalJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAmplify } from '#tests/local/support/amplify.ts'
import { callIdentity, clientId, identityError, signInAs } from '#tests/local/support/identityCall.ts'
import { adminEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

const minute = 60_000
const day = 24 * 60 * minute
const issuer = 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_LocalPool'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

const getUser = (AccessToken: string) => callIdentity(stack, 'GetUser', { AccessToken })
const refresh = (RefreshToken: string) =>
  callIdentity(stack, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })

describe('when an account is signed in', () => {
  test.each(['/identity/.well-known/jwks.json', '/identity/eu-west-1_LocalPool/.well-known/jwks.json'])(
    'the keys at %s verify its tokens',
    async (path) => {
      const { AccessToken, IdToken } = await signInAs(stack, adminEmail)
      const keys = createLocalJWKSet(await (await fetch(stack.origin + path)).json())
      const options = { issuer, currentDate: new Date(stack.now()) }
      const access = await jwtVerify(AccessToken, keys, options)
      const id = await jwtVerify(IdToken, keys, { ...options, audience: clientId })
      expect(access.payload).toMatchObject({
        token_use: 'access',
        client_id: clientId,
        scope: 'aws.cognito.signin.user.admin',
        sub: id.payload.sub,
      })
      expect(id.payload).toMatchObject({
        token_use: 'id',
        email: adminEmail,
        name: 'Amara Okafor',
        phone_number: '+2348041112233',
        'custom:role': 'ADMIN',
      })
      expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(3600)
    },
  )

  test('unmodified aws-amplify reads the claims of its tokens, the user and the attributes', async () => {
    const amplify = createAmplify(stack)
    await signIn(amplify, { username: adminEmail, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
    await confirmSignIn(amplify, { challengeResponse: await stack.readCode(adminEmail) })
    const { tokens } = await fetchAuthSession(amplify)
    const user = await getCurrentUser(amplify)
    expect(tokens?.accessToken.payload).toMatchObject({
      token_use: 'access',
      client_id: 'localwebconsole',
      username: user.userId,
    })
    expect(tokens?.idToken?.payload).toMatchObject({
      token_use: 'id',
      aud: 'localwebconsole',
      email: adminEmail,
      'custom:role': 'ADMIN',
    })
    expect(await fetchUserAttributes(amplify)).toEqual({
      sub: user.userId,
      email: adminEmail,
      email_verified: 'true',
      name: 'Amara Okafor',
      phone_number: '+2348041112233',
      phone_number_verified: 'true',
      picture: 'avatar-7.svg',
      'custom:role': 'ADMIN',
    })
  })

  test('the access token is valid for an hour', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    stack.advance(59 * minute)
    expect((await getUser(AccessToken)).status).toBe(200)
    stack.advance(minute)
    expect(await getUser(AccessToken)).toEqual(identityError('NotAuthorizedException', 'Access Token has expired'))
  })

  test('the refresh token renews tokens for thirty days', async () => {
    const { RefreshToken } = await signInAs(stack, adminEmail)
    stack.advance(30 * day - minute)
    const { AuthenticationResult } = (await refresh(RefreshToken)).body
    expect((await getUser(AuthenticationResult.AccessToken)).status).toBe(200)
    expect(AuthenticationResult).toEqual({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    })
    stack.advance(minute)
    expect(await refresh(RefreshToken)).toEqual(identityError('NotAuthorizedException', 'Refresh Token has expired'))
  })

  test('REFRESH_TOKEN_AUTH does the same', async () => {
    const { RefreshToken } = await signInAs(stack, adminEmail)
    const body = { ClientId: clientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: RefreshToken } }
    expect((await callIdentity(stack, 'InitiateAuth', body)).body.AuthenticationResult.AccessToken).toEqual(
      expect.any(String),
    )
  })

  test('a renewed access token is another one of the same session', async () => {
    const { AccessToken, RefreshToken } = await signInAs(stack, adminEmail)
    const before = decodeJwt(AccessToken)
    const after = decodeJwt((await refresh(RefreshToken)).body.AuthenticationResult.AccessToken)
    expect(after['origin_jti']).toBe(before['origin_jti'])
    expect(after.jti).not.toBe(before.jti)
  })
})

describe('when a session has ended', () => {
  test('a global sign-out revokes all sessions of the account', async () => {
    const [here, there] = [await signInAs(stack, adminEmail), await signInAs(stack, adminEmail)]
    expect(await callIdentity(stack, 'GlobalSignOut', { AccessToken: here.AccessToken })).toEqual({
      status: 200,
      body: {},
    })
    expect(await getUser(there.AccessToken)).toEqual(
      identityError('NotAuthorizedException', 'Access Token has been revoked'),
    )
    expect(await refresh(there.RefreshToken)).toEqual(
      identityError('NotAuthorizedException', 'Refresh Token has been revoked'),
    )
  })

  test('a revoked refresh token ends only its own session', async () => {
    const [here, there] = [await signInAs(stack, adminEmail), await signInAs(stack, adminEmail)]
    expect(await callIdentity(stack, 'RevokeToken', { ClientId: clientId, Token: here.RefreshToken })).toEqual({
      status: 200,
      body: {},
    })
    expect((await getUser(here.AccessToken)).status).toBe(400)
    expect((await getUser(there.AccessToken)).status).toBe(200)
  })

  test('an access token cannot be revoked', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const answer = await callIdentity(stack, 'RevokeToken', { ClientId: clientId, Token: AccessToken })
    expect(answer).toEqual(identityError('UnsupportedTokenTypeException', 'Unsupported token type'))
  })
})

describe('when a token is not an access token of the pool', () => {
  const invalid = identityError('NotAuthorizedException', 'Invalid Access Token')

  test('an id token is refused', async () => {
    const { IdToken } = await signInAs(stack, adminEmail)
    expect(await getUser(IdToken)).toEqual(invalid)
  })

  test('a token with another signature is refused', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const otherSignature = await new SignJWT(decodeJwt(AccessToken))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey)
    expect(await getUser(otherSignature)).toEqual(invalid)
  })

  test('a token without a signature is refused', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await getUser(`${header}.${AccessToken.split('.')[1]}.`)).toEqual(invalid)
  })

  test('an arbitrary text is refused', async () => {
    expect(await getUser('nonsense')).toEqual(invalid)
    expect(await refresh('nonsense')).toEqual(identityError('NotAuthorizedException', 'Invalid Refresh Token'))
  })
})
