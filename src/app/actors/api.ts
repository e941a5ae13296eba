import { absolute, settings } from '#app/config.ts'
import { createApi } from '#services/api/graphql.ts'

/** The endpoint of this build (§7). Its library is large: what is shown before the first answer imports this file late. */
export const api = createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY)
