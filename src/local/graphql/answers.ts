import { jsonAnswer, type Answer } from '#local/http/answer.ts'

/** What AppSync answers to a wrong or missing API key. */
export const unauthorizedAnswer = (message = 'You are not authorized to make this call.'): Answer =>
  jsonAnswer(401, { errors: [{ errorType: 'UnauthorizedException', message }] })
