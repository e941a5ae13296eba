import type { AppLinks } from '#domain/routes/appLinks.ts'

declare const __APP_LINKS__: AppLinks

/** Of the settings of this build those that pages for visitors need; they were checked when it was made. */
export const appLinks: AppLinks = __APP_LINKS__
