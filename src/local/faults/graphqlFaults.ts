import { jsonAnswer, type Answer } from '#local/http/answer.ts'
import type { Fault } from '#local/faults/faults.ts'
import { defaultFaultMessage, misbehaviours } from '#local/faults/misbehave.ts'
import { unauthorizedAnswer } from '#local/graphql/answers.ts'
import type { Call } from '#local/graphql/call.ts'
import { answerWithErrorField } from '#local/graphql/errorField.ts'

/**
 * What a faulty GraphQL operation answers.
 * @param answer runs the operation for real, for the faults that only delay or spoil its answer
 */
export const misbehaveAsGraphql = (
  fault: Fault,
  call: Call,
  answer: () => Promise<Answer>,
): Answer | Promise<Answer> => {
  const message = fault.message ?? defaultFaultMessage
  switch (fault.fault) {
    case 'error-field':
      return answerWithErrorField(call, fault.operation, message)
    case 'graphql-error':
      return graphqlErrorAnswer(fault.operation, fault.type, message)
    case 'http-401':
      return unauthorizedAnswer(fault.message)
    case 'null-data':
      return jsonAnswer(200, { data: null })
    default:
      return misbehaviours[fault.fault](fault, answer)
  }
}

const graphqlErrorAnswer = (operation: string, errorType: string | undefined, message: string): Answer =>
  jsonAnswer(200, {
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
