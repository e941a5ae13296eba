import { describe, expect, test } from 'vitest'
import { environment } from '#tests/tools/doctor/deployment.ts'
import { type BrokenSetup, problemsOf } from '#tests/tools/doctor/problems.ts'

describe('broken settings:', () => {
  test.each<BrokenSetup>([
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
        'wrong Key set: https://cognito-idp.eu-west-1.amazonaws.com/us-east-1_AbCdEf123/.well-known/jwks.json got ' +
          'status 404 -> Key set and proxy',
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
        'wrong User pool: no user pool answers at https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf123: ' +
          'status 404 -> Key set and proxy',
        'open Sign-in flow: no user pool answered -> App client',
        'open Unknown email: the sign-in flow does not work -> Prevent user existence errors',
        expect.stringMatching(/^wrong Key set: .* got status 404 -> Key set and proxy$/),
      ],
    ],
  ])('%s', async (_, setup, problems) => {
    expect(await problemsOf(setup)).toEqual(problems)
  })
})
