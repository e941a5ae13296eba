import { parse } from 'graphql'
import * as z from 'zod/mini'
import type { Config } from '#domain/app/config.ts'
import { apiKeyHeader } from '#services/api/apiKey.ts'
import { type Answer, type Ask, describeAnswer, inTurn, jsonOf } from '#tools/doctor/ask.ts'
import { addressOf, askPreflight, isSameOrigin, originProblem, preflightProblem } from '#tools/doctor/cors.ts'
import { toDryCall, unknownField } from '#tools/doctor/graphqlDocuments.ts'
import { type Result, resultOf } from '#tools/doctor/result.ts'

export interface GraphqlAnswers {
  readonly site: string
  readonly preflight: Answer
  /** The answer to a call that every schema allows. */
  readonly smallest: Answer
  readonly documents: readonly { readonly document: string; readonly answer: Answer }[]
}

const headerNames = ['content-type', 'x-api-key']

/** Asks the GraphQL endpoint. No call is run: each document contains a field that no schema has. */
export const askGraphql = async (
  ask: Ask,
  settings: Config,
  site: string,
  documents: readonly string[],
): Promise<GraphqlAnswers> => {
  const endpoint = addressOf(settings.VITE_GRAPHQL_ENDPOINT, site)
  const headers = { Origin: site, 'Content-Type': 'application/json', ...apiKeyHeader(settings.VITE_GRAPHQL_API_KEY) }
  const send = (query: string) => ask(endpoint, { method: 'POST', headers, body: JSON.stringify({ query }) })
  return {
    site,
    preflight: await askPreflight(ask, endpoint, site, headerNames),
    smallest: await send('{ __typename }'),
    documents: await inTurn(documents, async (document) => ({ document, answer: await send(toDryCall(document)) })),
  }
}

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)) })
const typenameSchema = z.object({ data: z.object({ __typename: z.string() }) })

const errorsIn = (answer: Answer): string[] => {
  const parsed = errorsSchema.safeParse(jsonOf(answer))
  return parsed.success ? parsed.data.errors.map(({ message }) => message) : []
}

const isAnswered = ({ smallest }: GraphqlAnswers): boolean => typenameSchema.safeParse(jsonOf(smallest)).success

const isRefused = ({ status }: Answer): boolean => status === 401 || status === 403

const checkEndpoint = (answers: GraphqlAnswers): Result => {
  const { smallest, preflight, site } = answers
  const isGraphql = isAnswered(answers) || errorsIn(smallest).length > 0
  const problems = [
    isGraphql ? undefined : `no GraphQL endpoint answers at ${smallest.url}: ${describeAnswer(smallest)}`,
    preflightProblem(preflight, site, headerNames),
    originProblem(smallest, site),
  ]
  const isOnlyCors = isGraphql && problems.some((problem) => problem !== undefined)
  const detail = isSameOrigin(smallest.url, site) ? 'answers at the origin of the site' : 'answers pages of the site'
  return resultOf('GraphQL', isOnlyCors ? 'CORS' : 'VITE_GRAPHQL_ENDPOINT', problems, detail)
}

const checkKey = (answers: GraphqlAnswers): Result => {
  const { smallest } = answers
  const [what, fix] = ['API key', 'Authorization'] as const
  const [error] = errorsIn(smallest)
  if (isAnswered(answers)) return { what, state: 'right', detail: 'is accepted', fix }
  if (error === undefined) return { what, state: 'open', detail: 'no GraphQL endpoint answered', fix }
  return resultOf(what, fix, [`${describeAnswer(smallest)}: ${error}`], '')
}

/** The root fields of a document, such as `listAllUsers`. */
const operationsOf = (document: string): string =>
  parse(document)
    .definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
    )
    .flatMap((selection) => (selection.kind === 'Field' ? selection.name.value : []))
    .filter((name, index, names) => names.indexOf(name) === index)
    .join(', ')

const documentProblem = ({ document, answer }: GraphqlAnswers['documents'][number]): string | undefined => {
  const errors = errorsIn(answer)
  const own = errors.filter((message) => !message.includes(unknownField))
  if (own.length > 0) return `${operationsOf(document)}: ${own[0]}`
  return errors.length > 0
    ? undefined
    : `${operationsOf(document)}: ${describeAnswer(answer)} to a document with a mistake`
}

const checkDocuments = (answers: GraphqlAnswers): Result => {
  const [what, fix] = ['GraphQL documents', 'Schema'] as const
  if (isRefused(answers.smallest) || !isAnswered(answers))
    return { what, state: 'open', detail: 'the endpoint does not answer with this key', fix }
  return resultOf(what, fix, answers.documents.map(documentProblem), `all ${answers.documents.length} are valid`)
}

export const checkGraphql = (answers: GraphqlAnswers): Result[] => [
  checkEndpoint(answers),
  checkKey(answers),
  checkDocuments(answers),
]
