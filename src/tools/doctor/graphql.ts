import { parse } from 'graphql'
import * as z from 'zod/mini'
import type { Config } from '#domain/app/config.ts'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { type Answer, describeAnswer, inTurn, jsonOf } from '#tools/doctor/ask.ts'
import { addressOf, askPreflight, isSameOrigin, originProblem, preflightProblem } from '#tools/doctor/cors.ts'
import type { Deployment } from '#tools/doctor/ask.ts'
import { collectDocuments, toDryCall, unknownField } from '#tools/doctor/graphqlDocuments.ts'
import { otherFormsOf } from '#tools/doctor/graphqlForms.ts'
import { notChecked, type Result, resultOf } from '#tools/doctor/result.ts'

const headerNames = ['content-type', 'x-api-key']

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)) })
const typenameSchema = z.object({ data: z.object({ __typename: z.string() }) })

const errorsIn = (answer: Answer): string[] => {
  const parsed = errorsSchema.safeParse(jsonOf(answer))
  return parsed.success ? parsed.data.errors.map(({ message }) => message) : []
}

/** Whether a server answered a call that every schema allows. */
const isAnswered = (smallest: Answer): boolean => typenameSchema.safeParse(jsonOf(smallest)).success

const checkEndpoint = (smallest: Answer, preflight: Answer, site: string): Result => {
  const isGraphql = isAnswered(smallest) || errorsIn(smallest).length > 0
  const problems = [
    isGraphql ? undefined : `no GraphQL endpoint answers at ${smallest.url}: ${describeAnswer(smallest)}`,
    preflightProblem(preflight, site, headerNames),
    originProblem(smallest, site),
  ]
  const isOnlyCors = isGraphql && problems.some((problem) => problem !== undefined)
  const detail = isSameOrigin(smallest.url, site) ? 'answers at the origin of the site' : 'answers pages of the site'
  return resultOf('GraphQL', isOnlyCors ? 'CORS' : 'VITE_GRAPHQL_ENDPOINT', problems, detail)
}

const checkKey = (smallest: Answer): Result => {
  const [what, fix] = ['API key', 'Authorization'] as const
  const [error] = errorsIn(smallest)
  if (isAnswered(smallest)) return resultOf(what, fix, [], 'is accepted')
  if (error === undefined) return notChecked(what, fix, 'no GraphQL endpoint answered')
  return resultOf(what, fix, [`${describeAnswer(smallest)}: ${error}`], '')
}

/** The root fields of a document, such as `listAllUsers`. */
const operationsOf = (document: string): string => {
  const selections = parse(document).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
  )
  return [...new Set(selections.flatMap((field) => (field.kind === 'Field' ? field.name.value : [])))].join(', ')
}

const documentProblem = (document: string, answer: Answer): string | undefined => {
  const errors = errorsIn(answer)
  const own = errors.filter((message) => !message.includes(unknownField))
  if (own.length > 0) return `${operationsOf(document)}: ${own[0]}`
  return errors.length > 0
    ? undefined
    : `${operationsOf(document)}: ${describeAnswer(answer)} to a document with a mistake`
}

type Send = (query: string) => Promise<Answer>

/** Sends every document, and one that is refused also in the other forms of which the settings know. */
const checkDocuments = async (send: Send, settings: Config): Promise<Result> => {
  const problemOf = async (document: string) => documentProblem(document, await send(toDryCall(document)))
  const documents = await collectDocuments(settings)
  const others = await Promise.all(
    otherFormsOf(settings).map(async (other) => ({ ...other, documents: await collectDocuments(other.form) })),
  )
  const results = await inTurn([...documents.entries()], async ([index, document]) => {
    const problem = await problemOf(document)
    if (problem === undefined) return []
    for (const { documents: written, setting, advice } of others) {
      const other = written[index] ?? document
      if (other !== document && (await problemOf(other)) === undefined)
        return [{ fix: setting, problem: `${operationsOf(document)}: ${advice}` }]
    }
    return [{ fix: 'Schema', problem }] as const
  })
  const found = results.flat()
  return resultOf(
    'GraphQL documents',
    found[0]?.fix ?? 'Schema',
    [...new Set(found.map(({ problem }) => problem))],
    `all ${documents.length} are valid, with ${settings.VITE_REFEREES_ARGUMENT ?? 'separate'} arguments of listReferredUsers`,
  )
}

/** Asks the GraphQL endpoint. No call is run: each document contains a field that no schema has. */
export const checkGraphql = async ({ ask, settings, site }: Deployment): Promise<Result[]> => {
  const endpoint = addressOf(settings.VITE_GRAPHQL_ENDPOINT, site)
  const headers = { Origin: site, 'Content-Type': 'application/json', ...apiKeyHeader(settings.VITE_GRAPHQL_API_KEY) }
  const send: Send = (query) => ask(endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const preflight = await askPreflight(ask, endpoint, site, headerNames)
  const smallest = await send('{ __typename }')
  return [
    checkEndpoint(smallest, preflight, site),
    checkKey(smallest),
    isAnswered(smallest)
      ? await checkDocuments(send, settings)
      : notChecked('GraphQL documents', 'Schema', 'the endpoint does not answer with this key'),
  ]
}
