import { fails } from '#charts/testModel.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { RouterInput } from '#machines/app/router/router.navigation.ts'

/** A point in time, in milliseconds since 1970. */
export const now = 1_790_000_000_000
export const brand: Brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
export const unknownAccount = { name: 'the account is unknown', error: new Error('User does not exist') }
export const admin = {
  id: 'u-1',
  name: 'Ada Obi',
  email: 'admin@rewoven.com',
  phoneNumber: '+2348030000000',
  role: 'ADMIN',
}
export const marketer = {
  id: 'u-7',
  name: 'Tunde Bakare',
  email: 'ambassador@example.com',
  phoneNumber: '+2348045500001',
  role: 'MARKETER',
}

export const loadPageCode = {
  name: 'loading the page',
  outcomes: [
    { name: 'the page has a flow', output: { hasChart: true } },
    { name: 'the page has no flow', output: { hasChart: false } },
    fails,
  ],
}

/** What the router asks a page: the person opens another one, or signs out. */
export const leaveTo = (name: string, url: string) => ({
  name,
  payload: { request: { type: 'url.requested' as const, url } },
})
export const leaveToSignOut = { name: 'a sign-out', payload: { request: { type: 'signOut.requested' as const } } }

/** The sign-in page in a new tab. */
export const firstAddress: RouterInput = { url: '/sign-in', state: null, canGoBack: false, storedTimeFrames: null }
