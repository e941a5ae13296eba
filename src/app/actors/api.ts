import { config } from '#app/config.ts'
import { toAbsoluteUrl } from '#app/router/browserRouter.ts'
import { createApi } from '#services/api/graphql.ts'

/** The endpoint of this build (§7). */
export const api = createApi(toAbsoluteUrl(config.VITE_GRAPHQL_ENDPOINT), config.VITE_GRAPHQL_API_KEY, config)
