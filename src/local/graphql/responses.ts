import { jsonResponse, type HttpResponse } from '#local/http/http.ts'

/** The response of AppSync to a wrong or missing API key. */
export const unauthorizedResponse = (message = 'You are not authorized to make this call.'): HttpResponse =>
  jsonResponse(401, { errors: [{ errorType: 'UnauthorizedException', message }] })
