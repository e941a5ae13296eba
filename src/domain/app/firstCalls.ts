import { parseTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { type Section, sections } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { listKindOfRoute, type ListSource, tabOf } from '#domain/lists/kinds.ts'
import { routeAt } from '#domain/routes/routes.ts'

/** What decides the first calls of a page. */
export interface OpenedPage {
  /** The path with its query. */
  readonly url: string
  /** The stored time frames of the dashboard as raw text. */
  readonly storedTimeFrames: string | null
  /** Tokens of an admin are stored. They may have expired. */
  readonly hasTokens: boolean
}

/** A call that a page makes when it opens (§7). */
export type FirstCall =
  | { readonly kind: 'figures'; readonly section: Section; readonly timeFrame: TimeFrame }
  | { readonly kind: 'rows'; readonly source: ListSource }

const parse = ({ url }: OpenedPage) => {
  const queryStart = url.indexOf('?')
  const [path, search] = queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)]
  return { route: routeAt(path), search }
}

/** The calls of a signed-in admin that can be sent before any chart is loaded. Their answers are the first content. */
export const firstCallsOf = (page: OpenedPage): readonly FirstCall[] => {
  const { route, search } = parse(page)
  if (!page.hasTokens) return []
  if (route === 'dashboard') {
    const timeFrames = parseTimeFrames(search, page.storedTimeFrames)
    return sections.map((section) => ({ kind: 'figures', section, timeFrame: timeFrames[section] }))
  }
  const list = listKindOfRoute(route)
  const source = list && tabOf(list, new URLSearchParams(search).get('tab') ?? '').source
  return source ? [{ kind: 'rows', source }] : []
}
