import type { AppLinks } from '#domain/routes/appLinks.ts'

declare const __APP_LINKS__: AppLinks

/** The settings that public pages need. The build has validated them. */
export const appLinks: AppLinks = __APP_LINKS__
