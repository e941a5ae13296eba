declare const __FLOOR_CALL__: { readonly endpoint: string; readonly key: string }

/** The data of a GraphQL answer, as it comes. */
export const fetchGraphql = async <Data>(query: string, variables: object = {}): Promise<Data> => {
  const headers = { 'content-type': 'application/json', 'x-api-key': __FLOOR_CALL__.key }
  const answer = await fetch(__FLOOR_CALL__.endpoint, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  return ((await answer.json()) as { data: Data }).data
}
