import { execute } from 'graphql'
import { jsonResponse, type HttpResponse, textResponse } from '#local/http/http.ts'
import type { GraphqlRequest } from '#local/graphql/graphqlRequest.ts'
import { bareSchema } from '#local/graphql/contract.ts'

/** The response of AppSync to a wrong or missing API key. Another type refuses the session. */
export const unauthorizedResponse = (
  message = 'You are not authorized to make this call.',
  errorType = 'UnauthorizedException',
): HttpResponse => jsonResponse(401, { errors: [{ errorType, message }] })

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
