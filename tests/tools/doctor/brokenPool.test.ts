import { describe, expect, test } from 'vitest'
import { allowAll, goodPool, hosts, refusal, withHeaders, type Responder } from '#tests/tools/doctor/deployment.ts'
import { type BrokenSetup, problemsOf } from '#tests/tools/doctor/problems.ts'

const refusingPool =
  (type: string, message: string): Responder =>
  (path, request) =>
    request.method === 'POST' ? refusal(type, message) : goodPool(path, request)

const flowOpen = 'open Unknown email: the sign-in flow does not work -> Prevent user existence errors'

describe('a broken user pool:', () => {
  test.each<BrokenSetup>([
    [
      'an app client without the flow',
      {
        broken: {
          [hosts.pool]: refusingPool('InvalidParameterException', 'CUSTOM_AUTH flow is not enabled for this client'),
        },
      },
      [
        'wrong Sign-in flow: the app client does not allow ALLOW_CUSTOM_AUTH (InvalidParameterException: CUSTOM_AUTH ' +
          'flow is not enabled for this client) -> App client',
        flowOpen,
      ],
    ],
    [
      'an app client with a secret',
      {
        broken: {
          [hosts.pool]: refusingPool(
            'NotAuthorizedException',
            'Client 1 is configured with secret but SECRET_HASH was not received',
          ),
        },
      },
      [
        'wrong Sign-in flow: the app client has a secret (NotAuthorizedException: Client 1 is configured with secret but ' +
          'SECRET_HASH was not received) -> App client',
        flowOpen,
      ],
    ],
    [
      'the id of a client that does not exist',
      { broken: { [hosts.pool]: refusingPool('ResourceNotFoundException', 'User pool client 1 does not exist.') } },
      [
        'wrong Sign-in flow: the pool has no app client with this id (ResourceNotFoundException: User pool client 1 does ' +
          'not exist.) -> VITE_IDENTITY_CLIENT_ID',
        flowOpen,
      ],
    ],
    [
      'a pool without triggers',
      {
        broken: {
          [hosts.pool]: refusingPool(
            'InvalidParameterException',
            'Custom auth lambda trigger is not configured for the user pool.',
          ),
        },
      },
      [
        'wrong Sign-in flow: the pool has no trigger for the challenge (InvalidParameterException: Custom auth lambda ' +
          'trigger is not configured for the user pool.) -> Triggers',
        flowOpen,
      ],
    ],
    [
      'a pool that asks an unknown email for a code',
      {
        broken: {
          [hosts.pool]: (path, request) =>
            request.method === 'POST'
              ? { status: 200, headers: allowAll, text: '{"ChallengeName":"CUSTOM_CHALLENGE","Session":"s"}' }
              : goodPool(path, request),
        },
      },
      ['wrong Unknown email: is asked for a code that never comes -> Prevent user existence errors'],
    ],
    [
      'a pool that says the same about an unknown email and a wrong code',
      { broken: { [hosts.pool]: refusingPool('NotAuthorizedException', 'Incorrect username or password.') } },
      ['wrong Unknown email: gets the general error message -> Prevent user existence errors'],
    ],
    [
      'a key set that pages of the site may not read',
      {
        broken: {
          [hosts.pool]: withHeaders(goodPool, (path) =>
            path.endsWith('jwks.json') ? { 'access-control-allow-origin': undefined } : {},
          ),
        },
      },
      [
        'wrong Key set: /eu-west-1_AbCdEf123/.well-known/jwks.json may not be read by pages of ' +
          'https://console.example.com (no Access-Control-Allow-Origin) -> Key set and proxy',
      ],
    ],
    [
      'a proxy before the pool without an answer to preflights',
      {
        broken: {
          [hosts.pool]: (path, request) => (request.method === 'OPTIONS' ? { status: 405 } : goodPool(path, request)),
        },
      },
      ['wrong User pool: the preflight got status 405 -> Key set and proxy'],
    ],
  ])('%s', async (_, setup, problems) => {
    expect(await problemsOf(setup)).toEqual(problems)
  })
})
