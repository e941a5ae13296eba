/**
 * The exports of `graphql` that graphql-request imports, without the parser. The browser sends documents as written and
 * never parses them. The build replaces `graphql` with this file (decision 0024).
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

const notAvailable = (): never => {
  throw new Error('The browser build contains no GraphQL parser. Send the document as a string.')
}
export const parse = notAvailable
export const print = notAvailable
