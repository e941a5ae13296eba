import { jsonResponse, type HttpResponse } from '#local/http/http.ts'
import type { Fault } from '#local/faults/faults.ts'
import { defaultFaultMessage, faultResponses } from '#local/faults/faultResponses.ts'
import { unauthorizedResponse, errorFieldResponse } from '#local/graphql/responses.ts'
import type { GraphqlRequest } from '#local/graphql/graphqlRequest.ts'

/**
 * The response of a GraphQL operation with a fault.
 * @param answer runs the real operation, for faults that only delay or change its response
 */
export const applyGraphqlFault = (
  fault: Fault,
  call: GraphqlRequest,
  answer: () => Promise<HttpResponse>,
): HttpResponse | Promise<HttpResponse> => {
  const message = fault.message ?? defaultFaultMessage
  switch (fault.fault) {
    case 'error-field':
      return errorFieldResponse(call, fault.operation, message)
    case 'graphql-error':
      return graphqlErrorAnswer(fault.operation, fault.type, message)
    case 'http-401':
      return unauthorizedResponse(fault.message, fault.type)
    case 'null-data':
      return jsonResponse(200, { data: null })
    default:
      return faultResponses[fault.fault](fault, answer)
  }
}

const graphqlErrorAnswer = (operation: string, errorType: string | undefined, message: string): HttpResponse =>
  jsonResponse(200, {
    data: null,
    errors: [
      {
        path: [operation],
        data: null,
        errorType: errorType ?? 'Lambda:Unhandled',
        errorInfo: null,
        locations: [{ line: 1, column: 1 }],
        message,
      },
    ],
  })
