import { parseUsage, type Usage } from '#domain/app/usage.ts'
import { allowMethods, type Handler, HttpError, jsonResponse, textResponse } from '#local/http/http.ts'

const maxVisits = 1_000

/** What the last visits used, the oldest first. It is in memory only. */
export interface UsageStore {
  readonly add: (usage: Usage) => void
  readonly list: () => readonly Usage[]
}

export const createUsageStore = (): UsageStore => {
  const visits: Usage[] = []
  return {
    add(usage) {
      visits.push(usage)
      if (visits.length > maxVisits) visits.shift()
    },
    list: () => visits,
  }
}

/** `POST` with what a visit used stores it. */
export const createUsageEndpoint =
  (store: UsageStore): Handler =>
  async (request) => {
    allowMethods(request, 'POST')
    const usage = parseUsage(await request.readBody())
    if (!usage) throw new HttpError(400, 'This is not what a visit used.')
    store.add(usage)
    return textResponse(201, 'text/plain', '')
  }

/** `GET /local/usage.json`: what each visit used. */
export const createUsageData =
  (store: UsageStore): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    return jsonResponse(200, store.list())
  }
