/** The places of `docs/deploy.md` that say how to fix something: headings, rows of tables, list items. */
export const guideTitles = [
  'App client',
  'Authorization',
  'Build',
  'Caching and compression',
  'Compress with brotli',
  'CORS',
  'Image host',
  'Key set and proxy',
  'Prevent user existence errors',
  'Redirect http to https',
  'Referral links',
  'Rewrite rules',
  'Schema',
  'Security headers',
  'Service worker',
  'Triggers',
] as const

export type GuideTitle = (typeof guideTitles)[number] | `VITE_${string}`
