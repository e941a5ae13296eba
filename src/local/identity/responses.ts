import { jsonResponse, type HttpResponse } from '#local/http/http.ts'

/** A response of the JSON protocol 1.1. */
export const awsJsonResponse = (status: number, body: object, headers: Record<string, string> = {}): HttpResponse => {
  const answer = jsonResponse(status, body)
  return { ...answer, headers: { ...answer.headers, 'Content-Type': 'application/x-amz-json-1.1', ...headers } }
}

/** An error response of the JSON protocol 1.1. */
export const identityErrorResponse = (type: string, message: string): HttpResponse =>
  awsJsonResponse(400, { __type: type, message }, { 'X-Amzn-ErrorType': `${type}:` })
