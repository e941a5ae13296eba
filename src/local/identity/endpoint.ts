import { allowMethods, jsonResponse, type HttpResponse, type Handler, type HttpRequest } from '#local/http/http.ts'
import type { FaultStore } from '#local/faults/faults.ts'
import { delayResponse } from '#local/faults/faultResponses.ts'
import { applyIdentityFault } from '#local/faults/identityFaults.ts'
import { awsJsonResponse, identityErrorResponse, preflightResponse } from '#local/identity/responses.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { IdentityError } from '#local/identity/identityError.ts'
import { toKeySet } from '#local/identity/signingKeys.ts'
import { targets, type TargetName } from '#local/identity/targets.ts'

const service = 'AWSCognitoIdentityProviderService.'

/** The JSON protocol 1.1 of the user pool: a POST with the operation in `X-Amz-Target` (§7). */
export const createIdentityEndpoint =
  (context: IdentityContext, faults: FaultStore): Handler =>
  async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse
    allowMethods(request, 'POST', 'OPTIONS')
    try {
      const name = targetOf(request)
      const body = parseObject(await request.readBody())
      const answer = () => runTarget(context, name, body)
      const fault = faults.take([name], [body])
      return fault ? await delayResponse(faults, fault, applyIdentityFault(fault, answer)) : await answer()
    } catch (error) {
      if (error instanceof IdentityError) return identityErrorResponse(error.type, error.message)
      throw error
    }
  }

/** The public keys for the tokens of the pool. */
export const createKeySetEndpoint =
  (context: IdentityContext): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    const answer = jsonResponse(200, toKeySet(context.keys))
    return { ...answer, headers: { ...answer.headers, 'Cache-Control': 'public, max-age=86400' } }
  }

const runTarget = async (context: IdentityContext, name: TargetName, body: object): Promise<HttpResponse> => {
  try {
    return awsJsonResponse(200, await targets[name](context, body))
  } catch (error) {
    if (error instanceof IdentityError) return identityErrorResponse(error.type, error.message)
    throw error
  }
}

const targetOf = (request: HttpRequest): TargetName => {
  const header = String(request.headers['x-amz-target'] ?? '')
  const name = header.startsWith(service) ? header.slice(service.length) : ''
  if (!Object.hasOwn(targets, name))
    throw new IdentityError('UnknownOperationException', `Unknown operation: ${header}`)
  return name as TargetName
}

const parseObject = (text: string): object => {
  const body = parseJson(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new IdentityError('SerializationException', 'The body is not a JSON object.')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
