import * as z from 'zod/mini'
import { toNetworkError } from '#services/api/networkError.ts'
import { withTimeout } from '#services/api/timeout.ts'

const failureSchema = z.object({ __type: z.string(), message: z.optional(z.string()) })

const toError = (body: unknown, status: number): Error => {
  const failure = failureSchema.safeParse(body)
  const error = new Error(failure.success ? (failure.data.message ?? '') : `HTTP status ${status}`)
  if (failure.success) error.name = failure.data.__type.split('#').at(-1) ?? ''
  return error
}

/**
 * Calls the user pool without the identity library. The library hides a sign-out that fails, takes any answer with
 * status 200 for a deleted identity, and repeats a sign-up whose answer is lost, which the pool then refuses.
 * @param endpoint absolute address of the user pool endpoint
 * @returns the answer, of any shape
 * @throws an error with the name that the pool gives, or of `fetch`, or a TimeoutError
 */
export const callPool = async (
  endpoint: string,
  target: 'GlobalSignOut' | 'RevokeToken' | 'DeleteUser' | 'SignUp',
  body: object,
): Promise<object> => {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
  }
  const [response, text] = await withTimeout(async (signal) => {
    const answer = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return [answer, await answer.text()] as const
  }).catch((error: unknown) => Promise.reject(toNetworkError(error)))
  let answer: unknown
  try {
    answer = text === '' ? {} : JSON.parse(text)
  } catch {
    answer = null
  }
  if (!response.ok || typeof answer !== 'object' || answer === null) throw toError(answer, response.status)
  return answer
}
