import type { Brand } from '#domain/auth/email.ts'
import type { Config } from '#domain/app/config.ts'

declare const __SETTINGS__: Config

/** The settings of this build. The build has validated them. */
export const config: Config = __SETTINGS__

export const brand: Brand = { product: config.VITE_PRODUCT_NAME, adminDomain: config.VITE_ADMIN_DOMAIN }
