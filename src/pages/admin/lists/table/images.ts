import { encodeUrlPart } from '#domain/text.ts'

/** The URL of an image. Undefined without a key or without an image host. */
export const imageAddress = (host: string, key: string | undefined): string | undefined =>
  host && key ? `${host.replace(/\/+$/, '')}/${key.split('/').map(encodeUrlPart).join('/')}` : undefined
