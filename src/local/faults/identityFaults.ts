import { jsonResponse, type HttpResponse } from '#local/http/http.ts'
import type { Fault } from '#local/faults/faults.ts'
import { defaultFaultMessage, faultResponses } from '#local/faults/faultResponses.ts'
import { identityErrorResponse } from '#local/identity/responses.ts'

/**
 * The response of an identity target with a fault. `error-field` and `graphql-error` are both an error with the type of
 * the fault as `__type`.
 * @param answer runs the real target, for faults that only delay or change its response
 */
export const applyIdentityFault = (
  fault: Fault,
  answer: () => Promise<HttpResponse>,
): HttpResponse | Promise<HttpResponse> => {
  const message = fault.message ?? defaultFaultMessage
  switch (fault.fault) {
    case 'error-field':
    case 'graphql-error':
      return identityErrorResponse(fault.type ?? 'InternalErrorException', message)
    case 'http-401':
      return jsonResponse(401, {
        __type: fault.type ?? 'NotAuthorizedException',
        message: fault.message ?? 'Unauthorized',
      })
    case 'null-data':
      return jsonResponse(200, null)
    default:
      return faultResponses[fault.fault](fault, answer)
  }
}
