/**
 * What graphql-request takes from `graphql`, without the parser: documents are sent as they are written, and the server
 * reads them. The build puts this file in the place of `graphql` (docs/decisions/0024).
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }

const notHere = (): never => {
  throw new Error('Documents are neither read nor written in the browser')
}
export const parse = notHere
export const print = notHere
