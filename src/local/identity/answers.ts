import { jsonAnswer, type Answer } from '#local/http/answer.ts'

/** An answer of the JSON protocol 1.1. */
export const amazonAnswer = (status: number, body: object, headers: Record<string, string> = {}): Answer => {
  const answer = jsonAnswer(status, body)
  return { ...answer, headers: { ...answer.headers, 'Content-Type': 'application/x-amz-json-1.1', ...headers } }
}

/** An error in the protocol's shape. */
export const identityErrorAnswer = (type: string, message: string): Answer =>
  amazonAnswer(400, { __type: type, message }, { 'X-Amzn-ErrorType': `${type}:` })
