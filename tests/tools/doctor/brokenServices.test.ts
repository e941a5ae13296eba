import { describe, expect, test } from 'vitest'
import { contract } from '#local/graphql/contract.ts'
import { apiWith, hosts, withHeaders } from '#tests/tools/doctor/deployment.ts'
import { type BrokenSetup, problemsOf } from '#tests/tools/doctor/problems.ts'

const flowOpen = 'open Unknown email: the sign-in flow does not work -> Prevent user existence errors'

describe('a broken API or image host:', () => {
  test.each<BrokenSetup>([
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
