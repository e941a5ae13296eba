import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Answer, describeAnswer, jsonOf } from '#tools/doctor/ask.ts'
import { addressOf, askPreflight, isSameOrigin, originProblem, preflightProblem } from '#tools/doctor/cors.ts'
import type { Deployment } from '#tools/doctor/ask.ts'
import { notChecked, type Result, resultOf } from '#tools/doctor/result.ts'

/** The headers of aws-amplify. */
const headerNames = ['cache-control', 'content-type', 'x-amz-target', 'x-amz-user-agent']

/** The domain `.invalid` does not exist (RFC 2606), so that no message can reach anybody. */
const inventedEmail = (): string => `doctor-${randomUUID()}@rewoven.invalid`

const refusalSchema = z.object({ __type: z.string(), message: z._default(z.string(), '') })
const challengeSchema = z.object({ ChallengeName: z.string() })

type SignInAnswer = { readonly type: string; readonly message: string } | 'challenge' | undefined

/** @returns undefined if no user pool answered */
const parseSignIn = (answer: Answer): SignInAnswer => {
  const json = jsonOf(answer)
  if (answer.status === 200 && challengeSchema.safeParse(json).success) return 'challenge'
  const refusal = refusalSchema.safeParse(json)
  if (!refusal.success) return undefined
  return { type: refusal.data.__type.replace(/^.*#/, ''), message: refusal.data.message }
}

const checkReachable = (signIn: Answer, preflight: Answer, site: string): Result =>
  resultOf(
    'User pool',
    'Key set and proxy',
    [
      parseSignIn(signIn) === undefined
        ? `no user pool answers at ${signIn.url}: ${describeAnswer(signIn)}`
        : undefined,
      preflightProblem(preflight, site, headerNames),
      originProblem(signIn, site),
    ],
    isSameOrigin(signIn.url, site) ? 'answers at the origin of the site' : 'answers pages of the site',
  )

/** Refusals that say that the app client or a trigger is not set up, with what to say. */
const flowProblems: readonly (readonly [part: RegExp, problem: string, fix: Result['fix']])[] = [
  [/ResourceNotFoundException/, 'the pool has no app client with this id', 'VITE_IDENTITY_CLIENT_ID'],
  [/secret/i, 'the app client has a secret', 'App client'],
  [/flow.*not enabled|not.*enabled.*flow/i, 'the app client does not allow ALLOW_CUSTOM_AUTH', 'App client'],
  [/lambda trigger is not configured/i, 'the pool has no trigger for the challenge', 'Triggers'],
  [/(UnexpectedLambda|InvalidLambdaResponse)Exception/, 'a trigger fails', 'Triggers'],
]

const unknownEmailText = 'User does not exist'

const problemOfFlow = (answer: SignInAnswer) => {
  if (typeof answer !== 'object' || answer.message.includes(unknownEmailText)) return undefined
  const text = `${answer.type}: ${answer.message}`
  const known = flowProblems.find(([part]) => part.test(text))
  if (known) return { detail: `${known[1]} (${text})`, fix: known[2] }
  if (/UserNotFoundException|Incorrect username or password/.test(text)) return undefined
  return { detail: text, fix: 'Triggers' as const }
}

const checkFlow = (answer: SignInAnswer): Result => {
  const what = 'Sign-in flow'
  if (answer === undefined) return notChecked(what, 'App client', 'no user pool answered')
  const problem = problemOfFlow(answer)
  return resultOf(what, problem?.fix ?? 'App client', [problem?.detail], 'CUSTOM_AUTH is enabled')
}

const checkUnknownEmail = (answer: SignInAnswer): Result => {
  const [what, fix] = ['Unknown email', 'Prevent user existence errors'] as const
  if (answer === undefined || problemOfFlow(answer)) return notChecked(what, fix, 'the sign-in flow does not work')
  const isTold = answer !== 'challenge' && /UserNotFound|User does not exist/.test(`${answer.type}: ${answer.message}`)
  const problem = answer === 'challenge' ? 'is asked for a code that never comes' : 'gets the general error message'
  return resultOf(what, fix, [isTold ? undefined : problem], `is told 'No account found with this email.'`)
}

const keySetSchema = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.string(), alg: z.string() })).check(z.minLength(1)),
})

const keySetProblem = (answer: Answer): string | undefined => {
  if (answer.status !== 200) return `${answer.url} got ${describeAnswer(answer)}`
  const parsed = keySetSchema.safeParse(jsonOf(answer))
  if (!parsed.success) return `${answer.url} is no key set`
  return parsed.data.keys.some(({ alg }) => alg === 'RS256') ? undefined : 'the key set has no key for RS256'
}

/** Asks the user pool. It sends no code: the only email is invented. */
export const checkIdentity = async ({ ask, settings, site }: Deployment): Promise<Result[]> => {
  const endpoint = addressOf(settings.VITE_IDENTITY_ENDPOINT, site)
  const preflight = await askPreflight(ask, endpoint, site, headerNames)
  const signIn = await ask(endpoint, {
    method: 'POST',
    headers: {
      Origin: site,
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'CUSTOM_AUTH',
      ClientId: settings.VITE_IDENTITY_CLIENT_ID,
      AuthParameters: { USERNAME: inventedEmail() },
    }),
  })
  const pool = `${endpoint.replace(/\/$/, '')}/${settings.VITE_IDENTITY_POOL_ID}`
  const keySet = await ask(`${pool}/.well-known/jwks.json`, { headers: { Origin: site } })
  return [
    checkReachable(signIn, preflight, site),
    checkFlow(parseSignIn(signIn)),
    checkUnknownEmail(parseSignIn(signIn)),
    resultOf('Key set', 'Key set and proxy', [keySetProblem(keySet), originProblem(keySet, site)], 'is readable'),
  ]
}
