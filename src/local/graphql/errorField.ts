import { execute } from 'graphql'
import { jsonAnswer, textAnswer, type Answer } from '#local/http/answer.ts'
import type { Call } from '#local/graphql/call.ts'
import { bareSchema } from '#local/graphql/contract.ts'

/** The selected fields of an operation, all null but `error`; nothing is done. */
export const answerWithErrorField = async (call: Call, operation: string, error: string): Promise<Answer> => {
  if (!call.document) return textAnswer(400, 'text/plain', 'The query cannot be read.')
  const { document, operationName, variables } = call
  const rootValue = { [operation]: { error } }
  return jsonAnswer(
    200,
    await execute({ schema: bareSchema, document, operationName, variableValues: variables, rootValue }),
  )
}
