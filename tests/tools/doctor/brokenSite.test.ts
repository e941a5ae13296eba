import { describe, expect, test } from 'vitest'
import { goodSite, hosts, type Responder, withHeaders } from '#tests/tools/doctor/deployment.ts'
import { type BrokenSetup, problemsOf } from '#tests/tools/doctor/problems.ts'

/** The policy of the page for 404, which other pages do not fit. */
const otherPolicy = goodSite('/no/such/page', {}).headers?.['content-security-policy'] ?? ''

const securityContact = { VITE_SECURITY_CONTACT: 'ada@example.com' }

const siteWithContact =
  (contact: string, day: string): Responder =>
  (path, request) =>
    path === '/.well-known/security.txt'
      ? { status: 200, text: `Contact: mailto:${contact}\nExpires: ${day}T00:00:00.000Z\n` }
      : goodSite(path, request)

describe('a broken site:', () => {
  test.each<BrokenSetup>([
    [
      'a host that answers every address with the first page',
      { broken: { [hosts.site]: (_, request) => goodSite('/', request) } },
      [
        'wrong Pages: /accessibility got the page of another path; /admin got the page of another path; /admin/doctor got the ' +
          'page of another path; and 28 more -> Rewrite rules',
        'wrong Unknown addresses: an unknown address got status 200 instead of the page for 404; a missing file of ' +
          '/assets got status 200 instead of 404 -> Rewrite rules',
        'wrong Caching: files of /assets have the Cache-Control no-cache instead of immutable for a year -> Caching and ' +
          'compression',
        'wrong Service worker: the file has the type text/html; charset=utf-8 -> Service worker',
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
      'a referral host without the files that open the app',
      { environment: { VITE_IOS_APP_ID: 'ABCDE12345.com.rewoven.app' } },
      [
        'wrong App links: /.well-known/apple-app-site-association got status 404; /.well-known/assetlinks.json got ' +
          'status 404 -> Referral links',
      ],
    ],
    [
      'files that open the app with another type and of another build',
      {
        environment: { VITE_IOS_APP_ID: 'ABCDE12345.com.rewoven.app' },
        broken: {
          [hosts.referral]: (path, request) => {
            const type = path.endsWith('.json') ? 'application/json' : 'application/octet-stream'
            return path.startsWith('/.well-known/')
              ? { status: 200, headers: { 'content-type': type }, text: '{}' }
              : goodSite(path, request)
          },
        },
      },
      [
        'wrong App links: /.well-known/apple-app-site-association has the type application/octet-stream; ' +
          '/.well-known/assetlinks.json is not the file of this build -> Referral links',
      ],
    ],
    [
      'a build with a contact for vulnerabilities, and a site without the file',
      { environment: securityContact },
      ['wrong Security contact: /.well-known/security.txt got status 404 -> VITE_SECURITY_CONTACT'],
    ],
    [
      'the contact of another build',
      { environment: securityContact, broken: { [hosts.site]: siteWithContact('eve@example.com', '2099-01-01') } },
      ['wrong Security contact: /.well-known/security.txt names another contact -> VITE_SECURITY_CONTACT'],
    ],
    [
      'a contact of a build that is more than a year old',
      { environment: securityContact, broken: { [hosts.site]: siteWithContact('ada@example.com', '2020-01-01') } },
      ['wrong Security contact: /.well-known/security.txt has expired: each build renews it -> VITE_SECURITY_CONTACT'],
    ],
    [
      'the contact of this build',
      { environment: securityContact, broken: { [hosts.site]: siteWithContact('ada@example.com', '2099-01-01') } },
      [],
    ],
    [
      'a site that cannot be reached',
      { broken: Object.fromEntries([hosts.site, hosts.referral].map((host) => [host, () => ({ text: 'no route' })])) },
      [
        'wrong Pages: / got no answer (no route); /accessibility got no answer (no route); /admin got no answer ' +
          '(no route); and 29 more -> Rewrite rules',
        'wrong Unknown addresses: an unknown address got no answer (no route) instead of the page for 404; a missing ' +
          'file of /assets got no answer (no route) instead of 404 -> Rewrite rules',
        'open Security headers: the site does not answer -> Security headers',
        'wrong Caching: a file of /assets got no answer (no route) -> Caching and compression',
        'open Compression: the site does not answer -> Compress with brotli',
        'wrong Service worker: the file got no answer (no route) -> Service worker',
        'wrong Referral links: https://www.example.com/referral/doctor got no answer (no route) -> Referral links',
      ],
    ],
  ])('%s', async (_, setup, problems) => {
    expect(await problemsOf(setup)).toEqual(problems)
  })
})
