import { jsonResponse, type HttpResponse } from '#local/http/http.ts'

/** A response of the JSON protocol 1.1. A body of null is empty. */
export const awsJsonResponse = (
  status: number,
  body: object | null,
  headers: Record<string, string> = {},
): HttpResponse => {
  const answer = jsonResponse(status, body)
  return {
    ...answer,
    body: body === null ? '' : answer.body,
    headers: { ...answer.headers, 'Content-Type': 'application/x-amz-json-1.1', ...headers },
  }
}

/** An error response of the JSON protocol 1.1. */
export const identityErrorResponse = (type: string, message: string): HttpResponse =>
  awsJsonResponse(400, { __type: type, message }, { 'X-Amzn-ErrorType': `${type}:` })

/** The answer to a preflight request, with the headers of Cognito. */
export const preflightResponse: HttpResponse = {
  status: 200,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'x-amz-target,content-type,x-amz-user-agent,cache-control',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '172800',
  },
  body: '',
}
