import type { Brand } from '#domain/auth/email.ts'
import type { Settings } from '#domain/app/config.ts'

declare const __SETTINGS__: Settings

/** The settings of this build; they were checked when it was made. */
export const settings: Settings = __SETTINGS__

export const brand: Brand = { product: settings.VITE_PRODUCT_NAME, adminDomain: settings.VITE_ADMIN_DOMAIN }

/** An address of the settings as an absolute one: a path belongs to the origin that serves the console. */
export const absolute = (address: string): string => new URL(address, location.origin).href
