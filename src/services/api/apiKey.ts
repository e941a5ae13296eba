/** The header that opens the GraphQL endpoint (§7). */
export const apiKeyHeader = (apiKey: string) => ({ 'x-api-key': apiKey })
