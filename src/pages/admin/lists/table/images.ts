import { encodeUrlPart } from '#domain/text.ts'

/** A key of the image host (§7): folders and a file. No part of it leads out of its folder. */
const imageKey = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\p{C}]+(?:\/[^/\\\p{C}]+)*$/u

/** The URL of an image. Undefined without an image host, and for a text that is no key of an image. */
export const imageAddress = (host: string, key: string | undefined): string | undefined =>
  host && key && key.length <= 1_024 && imageKey.test(key)
    ? `${host.replace(/\/+$/, '')}/${key.split('/').map(encodeUrlPart).join('/')}`
    : undefined
