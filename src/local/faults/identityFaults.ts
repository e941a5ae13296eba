import { jsonResponse, type HttpResponse } from '#local/http/http.ts'
import type { Fault } from '#local/faults/faults.ts'
import { defaultFaultMessage, faultResponses } from '#local/faults/faultResponses.ts'
import { identityErrorResponse } from '#local/identity/responses.ts'

/**
 * What a faulty identity target answers. `error-field` and `graphql-error` both mean an error
 * with the fault's type as `__type`.
 * @param answer does the work for real, for the faults that only delay or spoil its answer
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
