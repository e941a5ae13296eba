import { execute } from 'graphql'
import { jsonResponse, textResponse, type HttpResponse } from '#local/http/http.ts'
import type { GraphqlRequest } from '#local/graphql/graphqlRequest.ts'
import { bareSchema } from '#local/graphql/contract.ts'

/** Responds with `error` and null for all other selected fields. The operation does not run. */
export const errorFieldResponse = async (
  call: GraphqlRequest,
  operation: string,
  error: string,
): Promise<HttpResponse> => {
  if (!call.document) return textResponse(400, 'text/plain', 'The query is not valid GraphQL.')
  const { document, operationName, variables } = call
  const rootValue = { [operation]: { error } }
  return jsonResponse(
    200,
    await execute({ schema: bareSchema, document, operationName, variableValues: variables, rootValue }),
  )
}
