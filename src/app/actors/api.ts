import { toAbsoluteUrl, config } from '#app/config.ts'
import { createApi } from '#services/api/graphql.ts'

/** The endpoint of this build (§7). Its library is large: what is shown before the first answer imports this file late. */
export const api = createApi(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY)
