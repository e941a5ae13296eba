import { fileURLToPath } from 'node:url'

/** graphql-request imports the whole parser of `graphql`, which the console does not use (decision 0024). */
export const withoutParser = [
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('../services/api/graphqlWithoutParser.ts', import.meta.url)),
  },
]
