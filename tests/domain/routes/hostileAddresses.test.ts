import fc from 'fast-check'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { describe, expect, test } from 'vitest'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { formatView, parseView } from '#domain/lists/view.ts'
import { readReferralPath, referralPath } from '#domain/people/referral.ts'
import * as address from '#domain/routes/address.ts'
import { documentPathOf } from '#domain/routes/documentPath.ts'
import * as routes from '#domain/routes/routes.ts'
import { hostileSeed, hostileTexts, hostileValues } from '#tests/support/hostileValues.ts'

const settings = { seed: hostileSeed, numRuns: 300 }

const paths = fc.constantFrom(
  ...Object.values(routes.routes).map(({ path }) => path),
  referralPath,
  '',
  '/',
  '//',
  '/\\',
)
const names = fc.constantFrom('tab', 'q', 'sort', 'size', 'page', 'open', 'users', 'items', 'reason', 'inspect')
const query = fc
  .array(fc.tuple(names, fc.oneof(hostileTexts, fc.webQueryParameters())), { maxLength: 4 })
  .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join('&'))

/** What can be in the address bar: known and unknown paths, queries of any content, percent signs, fragments. */
const urls = fc.oneof(
  fc.tuple(paths, query).map(([path, search]) => `${path}?${search}`),
  fc.tuple(paths, hostileTexts).map(([path, rest]) => path + rest),
  fc.webPath(),
  hostileTexts,
)

const current = { url: '/admin/users?q=ada', entry: { returnUrl: '/admin' } }
const view = parseView(listKinds.users, '?q=ada')

/** Each function of `address.ts` with an address of any form. A new function does not compile until it is here. */
const addressFunctions: Readonly<Record<keyof typeof address, (url: string, state: unknown) => unknown>> = {
  parseHistoryEntry: (url, state) => [address.parseHistoryEntry(state), address.parseHistoryEntry({ returnUrl: url })],
  withoutFragment: (url) => address.withoutFragment(url),
  routeOfUrl: (url) => address.routeOfUrl(url),
  addressOfLink: (url) => address.addressOfLink(current, url),
  addressOfPage: (url) =>
    address.addressOfPage({ url, entry: { returnUrl: url } }, { to: 'users', returnUrl: 'restore' }),
  urlOfView: (url) => address.urlOfView('users', { ...view, term: url, openRowId: url }),
  viewInUrl: (url) => address.viewInUrl(url),
  isPageTurn: (url) => address.isPageTurn(view, address.viewInUrl(url) ?? view),
  timeFramesInUrl: (url) => [address.timeFramesInUrl(url, null), address.timeFramesInUrl('/admin', url)],
  urlOfTimeFrames: (url) => address.urlOfTimeFrames(url, defaultTimeFrames),
  refereeFilterInUrl: (url) => [address.refereeFilterInUrl(url), address.refereeFilterInUrl(`/amb?show=${url}`)],
  urlOfRefereeFilter: (url) => address.urlOfRefereeFilter(url, noFilter),
  signUpReasonIn: (url) => address.signUpReasonIn(url),
  areAddressesEqual: (url) => address.areAddressesEqual(current, { url, entry: {} }),
}

describe('an address of any form', () => {
  test.each(Object.entries(addressFunctions))('can be passed to %s', (_name, read) => {
    fc.assert(
      fc.property(urls, hostileValues, (url, state) => void read(url, state)),
      settings,
    )
  })

  test('has one route, and the route has a title and an area', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const route = routes.routeAt(url)
        expect(route === 'notFound' || routes.pathOf(route) === url.replace(/(?<=.)\/+$/, '')).toBe(true)
        const areas = [routes.isAdminRoute, routes.isAuthRoute, routes.isAmbassadorRoute].filter((is) => is(route))
        expect([routes.titleOf(route) !== '', areas.length]).toEqual([true, route === 'notFound' ? 0 : 1])
      }),
      settings,
    )
  })

  test('shows the same list after it was parsed and written again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(listKinds)), query, (kind, search) => {
        const parsed = parseView(kind, search)
        expect(parseView(kind, formatView(kind, parsed))).toEqual(parsed)
      }),
      settings,
    )
  })

  test('is a return URL only on this origin', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const origin = routes.canReturnTo('users', url) ? new URL(url, 'https://a.example').origin : null
        expect(['https://a.example', null]).toContain(origin)
      }),
      settings,
    )
  })

  test('has a referral code of letters that a URL can contain, or none', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const segment = readReferralPath(url)
        expect(segment.kind === 'code' ? segment.code : 'none').toMatch(/^[\w-]{1,64}$/)
      }),
      settings,
    )
  })

  test('has a document of the host, or none', () => {
    const documents = [
      { path: '/', serves: 'folder' },
      { path: '/admin', serves: 'below' },
    ] as const
    fc.assert(
      fc.property(urls, (url) => {
        expect(['/', '/admin', null]).toContain(documentPathOf(documents, url))
      }),
      settings,
    )
  })
})

test('the URL of a row of any id is a URL of its page', () => {
  fc.assert(
    fc.property(hostileTexts, (id) => {
      const url = new URL(routes.urlOfRow('users', id), 'https://a.example')
      expect([url.origin, url.pathname]).toEqual(['https://a.example', '/admin/users'])
    }),
    settings,
  )
})
