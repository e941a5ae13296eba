import { describe, expect, test } from 'vitest'
import { contract, operationNames } from '#local/graphql/contract.ts'
import { collectDocuments, unknownField } from '#tools/doctor/graphqlDocuments.ts'
import { examine } from '#tools/doctor/examine.ts'
import { readSettings } from '#tools/doctor/settings.ts'
import {
  allowAll,
  apiWith,
  createDeployment,
  environment,
  goodPool,
  goodSite,
  hosts,
  refusal,
  type Responder,
  settings,
  site,
  withHeaders,
} from '#tests/tools/doctor/deployment.ts'

interface Setup {
  readonly environment?: Record<string, string>
  readonly broken?: Record<string, Responder>
  readonly earlierAssets?: readonly string[]
}

/** What is not right, as `state what: detail -> mend`. */
const problemsOf = async (setup: Setup): Promise<string[]> => {
  const read = readSettings({ ...environment, ...setup.environment })
  const { ask } = createDeployment(setup.broken)
  const results = Array.isArray(read) ? read : (await examine(ask, read, site, setup.earlierAssets)).results
  return results
    .filter(({ state }) => state !== 'right')
    .map(({ state, what, detail, mend }) => `${state} ${what}: ${detail} -> ${mend}`)
}

test('a deployment without a mistake is all right', async () => {
  expect(await problemsOf({ earlierAssets: ['/assets/start-0.js'] })).toEqual([])
})

/** The policy of the page for 404, which other pages do not fit. */
const otherPolicy = goodSite('/no/such/page', {}).headers?.['content-security-policy'] ?? ''

const refusingPool =
  (type: string, message: string): Responder =>
  (path, request) =>
    request.method === 'POST' ? refusal(type, message) : goodPool(path, request)

const flowOpen = 'open Unknown email: the sign-in flow does not work -> Prevent user existence errors'

describe('a broken deployment:', () => {
  test.each<[name: string, setup: Setup, problems: string[]]>([
    [
      'a site origin with a path',
      { environment: { VITE_SITE_ORIGIN: 'https://example.com/console' } },
      [
        'wrong VITE_SITE_ORIGIN: The setting VITE_SITE_ORIGIN must be an origin such as https://console.example.com, ' +
          'without a path: the console is served at the root of its host. -> VITE_SITE_ORIGIN',
      ],
    ],
    [
      'another site than that of the settings',
      { environment: { VITE_SITE_ORIGIN: 'https://www.example.com' } },
      [
        'wrong Site origin: VITE_SITE_ORIGIN is https://www.example.com, and the checked site is ' +
          'https://console.example.com -> VITE_SITE_ORIGIN',
      ],
    ],
    [
      'an endpoint in another region than the pool',
      { environment: { VITE_IDENTITY_POOL_ID: 'us-east-1_AbCdEf123' } },
      [
        'wrong Regions: the user pool is in us-east-1, and VITE_IDENTITY_ENDPOINT in eu-west-1; the user pool is in ' +
          'us-east-1, and VITE_GRAPHQL_ENDPOINT in eu-west-1 -> VITE_IDENTITY_ENDPOINT',
      ],
    ],
    [
      'an image host with http',
      { environment: { VITE_IMAGE_HOST: 'http://images.example.com' } },
      [
        'wrong https: VITE_IMAGE_HOST is http://images.example.com, and browsers block http in a page of https -> ' +
          'VITE_IMAGE_HOST',
        expect.stringMatching(/^wrong Security headers: \/ has a policy with another img-src than this build; /),
      ],
    ],
    [
      'an endpoint with the id of the pool',
      { environment: { VITE_IDENTITY_ENDPOINT: `${environment['VITE_IDENTITY_ENDPOINT']}eu-west-1_AbCdEf123` } },
      [
        'wrong Identity endpoint: VITE_IDENTITY_ENDPOINT contains the id of the user pool; the console adds it itself ' +
          '-> VITE_IDENTITY_ENDPOINT',
      ],
    ],
    [
      'a host that answers every address with the first page',
      { broken: { [hosts.site]: (_, request) => goodSite('/', request) } },
      [
        'wrong Pages: /admin got the page of another path; /admin/doctor got the page of another path; /admin/all-items got the ' +
          'page of another path; and 25 more -> Rewrite rules',
        'wrong Unknown addresses: an unknown address got status 200 instead of the page for 404; a missing file of ' +
          '/assets got status 200 instead of 404 -> Rewrite rules',
        'wrong Caching: files of /assets have the Cache-Control no-cache instead of immutable for a year -> Caching and ' +
          'compression',
        'wrong Service worker: the type text/html; charset=utf-8 -> Service worker',
      ],
    ],
    [
      'a host that redirects to addresses with a slash',
      {
        broken: {
          [hosts.site]: (path, request) =>
            path === '/sign-in' ? { status: 308, headers: { location: '/sign-in/' } } : goodSite(path, request),
        },
      },
      ['wrong Pages: /sign-in got status 308 to /sign-in/ -> Rewrite rules'],
    ],
    [
      'the policy of another document',
      {
        broken: {
          [hosts.site]: withHeaders(goodSite, (path) =>
            path === '/sign-in' ? { 'content-security-policy': otherPolicy } : {},
          ),
        },
      },
      [
        'wrong Security headers: /sign-in has a policy without the hashes of its script-src: it is the policy of another ' +
          'document or release -> Security headers',
      ],
    ],
    [
      'two policies for a document, and a header less',
      {
        broken: {
          [hosts.site]: withHeaders(goodSite, (path, { headers }) =>
            path === '/terms'
              ? { 'content-security-policy': `${otherPolicy}, ${headers?.['content-security-policy']}` }
              : path === '/privacy'
                ? { 'referrer-policy': undefined }
                : {},
          ),
        },
      },
      [
        'wrong Security headers: /privacy has no Referrer-Policy; /terms has two policies, and browsers apply both -> ' +
          'Security headers',
      ],
    ],
    [
      'assets that are asked for again, and a document from a cache',
      {
        broken: {
          [hosts.site]: withHeaders(goodSite, (path) => ({
            ...(path.startsWith('/assets/') && { 'cache-control': 'no-cache' }),
            ...(path === '/verify' && { 'cache-control': 'max-age=600' }),
          })),
        },
      },
      [
        'wrong Caching: files of /assets have the Cache-Control no-cache instead of immutable for a year; /verify has ' +
          'the Cache-Control max-age=600 instead of no-cache -> Caching and compression',
      ],
    ],
    [
      'no compression',
      {
        broken: {
          [hosts.site]: withHeaders(goodSite, (path) =>
            ['/', '/assets/start-1.js'].includes(path) ? { 'content-encoding': undefined } : {},
          ),
        },
      },
      [
        'wrong Compression: /assets/start-1.js is not compressed with brotli; / is not compressed with brotli -> ' +
          'Compress with brotli',
      ],
    ],
    [
      'assets of an earlier release that are gone',
      { earlierAssets: ['/assets/start-0.js', '/assets/start-1.js', '/assets/gone.js'] },
      ['wrong Old assets: 1 of 2 assets of earlier releases are gone -> Keep the assets of earlier releases'],
    ],
    [
      'a host that answers http with a page',
      { broken: { [`${hosts.site}:80`]: goodSite } },
      [
        'wrong Plain http: http://console.example.com/sign-in got status 200 instead of a redirect to https -> ' +
          'Redirect http to https',
      ],
    ],
    [
      'a referral host without the page',
      { broken: { [hosts.referral]: () => ({ status: 404 }) } },
      ['wrong Referral links: https://www.example.com/referral/doctor got status 404 -> Referral links'],
    ],
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
    [
      'a wrong API key',
      { environment: { VITE_GRAPHQL_API_KEY: 'da2-another' } },
      [
        'wrong API key: status 401: You are not authorized to make this call. -> Authorization',
        'open GraphQL documents: the endpoint does not answer with this key -> Schema',
      ],
    ],
    [
      'a schema with other names',
      {
        broken: {
          [hosts.api]: apiWith(
            contract.replace('  getMarketer(', '  readMarketer(').replaceAll(' avatar:', ' picture:'),
          ),
        },
      },
      [
        expect.stringMatching(
          /^wrong GraphQL documents: listAllUsers: Cannot query field "avatar" on type "User"\..*; and \d+ more -> Schema$/,
        ),
      ],
    ],
    [
      'an API that does not allow the origin',
      {
        broken: {
          [hosts.api]: withHeaders(apiWith(), () => ({ 'access-control-allow-origin': 'https://other.example.com' })),
        },
      },
      [
        'wrong GraphQL: the preflight does not allow the origin https://console.example.com; /graphql may not be read by ' +
          'pages of https://console.example.com (no Access-Control-Allow-Origin) -> CORS',
      ],
    ],
    [
      'an API that does not allow the header with the key',
      { broken: { [hosts.api]: withHeaders(apiWith(), () => ({ 'access-control-allow-headers': 'content-type' })) } },
      ['wrong GraphQL: the preflight does not allow the header x-api-key -> CORS'],
    ],
    [
      'an image host that answers every key',
      { broken: { [hosts.images]: () => ({ status: 200 }) } },
      ['wrong Image host: an image that does not exist got status 200 instead of 404 -> Image host'],
    ],
    [
      'services that cannot be reached',
      {
        broken: Object.fromEntries(
          [hosts.pool, hosts.api, hosts.images].map((host) => [host, () => ({ text: 'no route' })]),
        ),
      },
      [
        'wrong User pool: no user pool answers at https://cognito-idp.eu-west-1.amazonaws.com/: no answer (no route); ' +
          'the preflight got no answer (no route) -> Key set and proxy',
        'open Sign-in flow: no user pool answered -> App client',
        flowOpen,
        'wrong Key set: https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf123/.well-known/jwks.json got no ' +
          'answer (no route) -> Key set and proxy',
        'wrong GraphQL: no GraphQL endpoint answers at ' +
          'https://abcdefghij.appsync-api.eu-west-1.amazonaws.com/graphql: no answer (no route); the preflight got no ' +
          'answer (no route) -> VITE_GRAPHQL_ENDPOINT',
        'open API key: no GraphQL endpoint answered -> Authorization',
        'open GraphQL documents: the endpoint does not answer with this key -> Schema',
        'wrong Image host: an image that does not exist got no answer (no route) instead of 404 -> Image host',
      ],
    ],
  ])('%s', async (_, setup, problems) => {
    expect(await problemsOf(setup)).toEqual(problems)
  })
})

describe('the doctor changes nothing:', () => {
  test('it signs in only invented emails, and no GraphQL operation can run', async () => {
    const { ask, requests } = createDeployment()
    await examine(ask, settings, site)
    const posts = requests.filter(({ method }) => method === 'POST')
    expect([...new Set(requests.map(({ method }) => method))].toSorted()).toEqual(['GET', 'OPTIONS', 'POST'])
    const signIns = posts.filter(({ url }) => new URL(url).host === hosts.pool)
    expect(signIns.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: settings.VITE_IDENTITY_CLIENT_ID,
        AuthParameters: { USERNAME: expect.stringMatching(/^doctor-[0-9a-f-]{36}@rewoven\.invalid$/) as string },
      },
    ])
    const calls = posts.filter(({ url }) => new URL(url).host === hosts.api)
    const runnable = calls.filter(({ body }) => !body.includes(unknownField))
    expect(runnable.map(({ body }) => body)).toEqual(['{"query":"{ __typename }"}'])
    expect(calls.filter(({ body }) => body.includes('"variables"'))).toEqual([])
    expect(posts.length).toBe(signIns.length + calls.length)
  })

  test('it knows a document for every operation of the contract', async () => {
    const documents = (await collectDocuments()).join('\n')
    expect(operationNames.filter((name) => !documents.includes(name))).toEqual([])
  })
})
