import * as z from 'zod/mini'

/** The ways to share a referral link. Each marks its link, so that the store learns where an invitation comes from. */
export const shareSourceSchema = z.enum(['link', 'whatsapp', 'sms', 'email', 'x', 'menu', 'qr', 'poster', 'story'])

export type ShareSource = z.infer<typeof shareSourceSchema>

const parameter = 'via'

/** The link with the mark of a way to share: `…/referral/ADA-2026?via=whatsapp`. */
export const markLink = (link: string, source: ShareSource): string => {
  const url = new URL(link)
  url.searchParams.set(parameter, source)
  return url.href
}

/**
 * The way to share that a link came from; null without a known mark. A sentence may have put a full stop behind it.
 * @param search the query of its address
 */
export const readShareSource = (search: string): ShareSource | null => {
  const [mark] = /^[a-z]+/.exec(new URLSearchParams(search).get(parameter) ?? '') ?? []
  const { data } = shareSourceSchema.safeParse(mark)
  return data ?? null
}
