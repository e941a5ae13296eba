import type { Device } from '#domain/people/referral.ts'
import type { Config } from '#domain/app/config.ts'

/** Where the mobile app and its store pages are. The store pages are http(s) addresses. */
export interface AppLinks {
  /** The scheme that the app answers to, without a colon. */
  readonly scheme: string
  readonly androidPackage: string
  readonly appStore: string
  readonly playStore: string
  /** Where referral links are served: an address, or a path of the own origin. */
  readonly referralHost: string
}

export const toAppLinks = (settings: Config): AppLinks => ({
  scheme: settings.VITE_APP_SCHEME,
  androidPackage: settings.VITE_PLAY_STORE_ID,
  appStore: settings.VITE_APP_STORE_LINK,
  playStore: settings.VITE_PLAY_STORE_LINK,
  referralHost: settings.VITE_REFERRAL_HOST,
})

/** A referral as the app is told of it. `at` is when its page was opened, in milliseconds since 1970. */
export interface Referral {
  readonly code: string
  readonly openedAt: number
}

/** The link that the app itself answers to (§4): `rewoven://referral/CODE?source=web&timestamp=…`. */
export const appSchemeUrl = ({ scheme }: AppLinks, { code, openedAt }: Referral): string => {
  const address = new URL(`${scheme}://referral/${encodeURIComponent(code)}`)
  address.searchParams.set('source', 'web')
  address.searchParams.set('timestamp', String(openedAt))
  return address.href
}

/** The Play Store's page, which hands the code on to the app as its install referrer (§4). */
export const playStoreUrl = ({ playStore }: AppLinks, { code }: Referral): string => {
  const address = new URL(playStore)
  address.searchParams.set('referrer', String(new URLSearchParams({ referral: code })))
  return address.href
}

/** The same link for a browser on Android, which opens the store by itself where the app is missing. */
export const androidIntentUrl = (links: AppLinks, referral: Referral): string => {
  const address = new URL(appSchemeUrl(links, referral).replace(/^[^:]+:/, 'intent:'))
  const otherwise = encodeURIComponent(playStoreUrl(links, referral))
  address.hash = `Intent;scheme=${links.scheme};package=${links.androidPackage};S.browser_fallback_url=${otherwise};end`
  return address.href
}

/** What a press on 'Open the app' opens: a browser on Android wants an intent. */
export const openAppUrl = (device: Device, links: AppLinks, referral: Referral): string =>
  device === 'android' ? androidIntentUrl(links, referral) : appSchemeUrl(links, referral)
