import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes, canReturnTo, routeAt } from '#domain/routes/routes.ts'

describe('the return URL after a sign-in', () => {
  test.each(['/admin', '/admin/', '/admin/users?tab=active&q=ada%20obi', '/admin/settings?from=mail'])(
    'can be %s',
    (address) => {
      expect(canReturnTo('dashboard', address)).toBe(true)
    },
  )

  test.each([
    '',
    'admin',
    '/',
    '/sign-in',
    '/amb',
    '/admin/nothing/here',
    '//evil.example/admin',
    '///evil.example/admin',
    '/\\evil.example',
    '\\\\evil.example/admin',
    'https://evil.example/admin',
    'https://console.invalid/admin',
    'javascript:alert(1)',
    '/admin/../sign-in',
    '/\tadmin',
    ' /admin',
    '/admin#//evil.example',
  ])('cannot be %j', (address) => {
    expect(canReturnTo('dashboard', address)).toBe(false)
  })

  test('of a marketer / can only be in the area of marketers', () => {
    expect(['/amb', '/amb/dashboard', '/admin'].map((address) => canReturnTo('ambassador', address))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('of any form / is a page of the same area on this origin if it is accepted', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '?', '#', ':', '@', 'a', 'admin', 'users', 'evil.example', '\t', '%2F'),
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile, fc.webUrl()), (address) => {
        if (!canReturnTo('dashboard', address)) return
        const url = new URL(address, 'https://rewoven.example')
        expect(url.origin).toBe('https://rewoven.example')
        const route = routeAt(url.pathname)
        expect(route !== 'notFound' && routes[route].area).toBe('admin')
      }),
      { numRuns: 2_000 },
    )
  })
})
