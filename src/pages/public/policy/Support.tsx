import type { Config } from '#domain/app/config.ts'

/** The email address of the support, as a link. */
export const Support = ({ settings }: { settings: Config }) => (
  <a href={`mailto:${settings.VITE_SUPPORT_EMAIL}`}>{settings.VITE_SUPPORT_EMAIL}</a>
)
