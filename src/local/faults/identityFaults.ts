import { jsonAnswer, type Answer } from '#local/http/answer.ts'
import type { Fault } from '#local/faults/faults.ts'
import { defaultFaultMessage, misbehaviours } from '#local/faults/misbehave.ts'
import { identityErrorAnswer } from '#local/identity/answers.ts'

/**
 * What a faulty identity target answers. `error-field` and `graphql-error` both mean an error
 * with the fault's type as `__type`.
 * @param answer does the work for real, for the faults that only delay or spoil its answer
 */
export const misbehaveAsIdentity = (fault: Fault, answer: () => Promise<Answer>): Answer | Promise<Answer> => {
  const message = fault.message ?? defaultFaultMessage
  switch (fault.fault) {
    case 'error-field':
    case 'graphql-error':
      return identityErrorAnswer(fault.type ?? 'InternalErrorException', message)
    case 'http-401':
      return jsonAnswer(401, {
        __type: fault.type ?? 'NotAuthorizedException',
        message: fault.message ?? 'Unauthorized',
      })
    case 'null-data':
      return jsonAnswer(200, null)
    default:
      return misbehaviours[fault.fault](fault, answer)
  }
}
