import type { Device } from '#domain/people/referral.ts'
import type { Config } from '#domain/app/config.ts'
import type { ShareSource } from '#domain/people/shareSource.ts'
import { encodeUrlPart } from '#domain/text.ts'

/** The addresses of the mobile app and its store pages. The store pages are http(s) URLs. */
export interface AppLinks {
  /** The URL scheme of the app, without a colon. */
  readonly scheme: string
  readonly androidPackage: string
  readonly appStore: string
  readonly playStore: string
  /** The base URL of referral links: an absolute URL, or a path of this origin. */
  readonly referralHost: string
  /** The devices whose app opens referral links by itself, because the site says that they belong together. */
  readonly openedByApp: readonly Device[]
}

export const toAppLinks = (settings: Config): AppLinks => ({
  scheme: settings.VITE_APP_SCHEME,
  androidPackage: settings.VITE_PLAY_STORE_ID,
  appStore: settings.VITE_APP_STORE_LINK,
  playStore: settings.VITE_PLAY_STORE_LINK,
  referralHost: settings.VITE_REFERRAL_HOST,
  openedByApp: [
    ...(settings.VITE_IOS_APP_ID === undefined ? [] : (['ios'] as const)),
    ...(settings.VITE_ANDROID_FINGERPRINTS === undefined ? [] : (['android'] as const)),
  ],
})

/** A referral for the app. */
export interface Referral {
  readonly code: string
  /** When the referral page was opened, in milliseconds since 1970. */
  readonly openedAt: number
  readonly source: ShareSource | null
}

/** The link that opens the app (§4): `rewoven://referral/CODE?source=web&timestamp=…`. */
export const appSchemeUrl = ({ scheme }: AppLinks, { code, openedAt }: Referral): string => {
  const url = new URL(`${scheme}://referral/${encodeUrlPart(code)}`)
  url.searchParams.set('source', 'web')
  url.searchParams.set('timestamp', String(openedAt))
  return url.href
}

/** The page of the Play Store, which passes the code and its source to the app as its install referrer (§4). */
export const playStoreUrl = ({ playStore }: AppLinks, { code, source }: Omit<Referral, 'openedAt'>): string => {
  const url = new URL(playStore)
  url.searchParams.set('referrer', String(new URLSearchParams({ referral: code, ...(source && { source }) })))
  return url.href
}

export const stores = ['appStore', 'playStore'] as const

export type Store = (typeof stores)[number]

export const storeOf = (device: Device): Store => (device === 'android' ? 'playStore' : 'appStore')

/** The page of the app in a store. The App Store passes nothing on to the app. */
export const storeUrl = (links: AppLinks, store: Store, referral: Omit<Referral, 'openedAt'>): string =>
  store === 'appStore' ? links.appStore : playStoreUrl(links, referral)

/** The app link for browsers on Android, which open the store if the app is not installed. */
export const androidIntentUrl = (links: AppLinks, referral: Referral): string => {
  const url = new URL(appSchemeUrl(links, referral).replace(/^[^:]+:/, 'intent:'))
  const fallbackUrl = encodeUrlPart(playStoreUrl(links, referral))
  url.hash = `Intent;scheme=${links.scheme};package=${links.androidPackage};S.browser_fallback_url=${fallbackUrl};end`
  return url.href
}

/** The link of the button 'Open the app'. Browsers on Android need an intent. */
export const openAppUrl = (device: Device, links: AppLinks, referral: Referral): string =>
  device === 'android' ? androidIntentUrl(links, referral) : appSchemeUrl(links, referral)
