import type { Brand } from '#domain/auth/email.ts'
import type { Config } from '#domain/app/config.ts'

declare const __SETTINGS__: Config

/** The settings of this build; they were checked when it was made. */
export const config: Config = __SETTINGS__

export const brand: Brand = { product: config.VITE_PRODUCT_NAME, adminDomain: config.VITE_ADMIN_DOMAIN }

/** An address of the settings as an absolute one: a path belongs to the origin that serves the console. */
export const toAbsoluteUrl = (address: string): string => new URL(address, location.origin).href
