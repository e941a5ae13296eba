import {
  GraphQLError,
  parse,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'
import { limitProblem, queryLimits } from '#local/graphql/queryLimits.ts'

/** The parts of a GraphQL request that faults and limits need. The server reports invalid requests. */
export interface GraphqlRequest {
  readonly document: DocumentNode | undefined
  readonly operationName: string | undefined
  readonly variables: Record<string, unknown>
  /** The root fields of the operation, such as `getDashboard`. */
  readonly operations: readonly string[]
  /** The arguments of each root field, with the values of input objects beside them. */
  readonly arguments: readonly object[]
  /** Why the request is too large to run, as a sentence. */
  readonly problem: string | undefined
}

export const parseGraphqlRequest = (body: string): GraphqlRequest => {
  const { query, operationName, variables } = parseObject(body)
  const { document, problem } = typeof query === 'string' ? parseDocument(query) : {}
  const name = typeof operationName === 'string' ? operationName : undefined
  const given = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {}
  const fields = rootFields(document, name)
  return {
    document,
    operationName: name,
    variables: given,
    operations: fields.map((field) => field.name.value),
    arguments: fields.map((field) => argumentsOf(field, given)),
    problem: problem ?? (document && limitProblem(document, given)),
  }
}

const parseObject = (body: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}

const parseDocument = (query: string): { document?: DocumentNode; problem?: string } => {
  try {
    return { document: parse(query, { maxTokens: queryLimits.tokens }) }
  } catch (error) {
    if (!(error instanceof GraphQLError)) return { problem: 'The query is nested too deeply.' }
    const isTooLong = error.message.includes('Parsing aborted')
    return isTooLong ? { problem: `The query has more than ${queryLimits.tokens} names and signs, the limit.` } : {}
  }
}

const rootFields = (document: DocumentNode | undefined, name: string | undefined): FieldNode[] => {
  const operations = (document?.definitions ?? []).filter(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  )
  const running = name === undefined ? operations[0] : operations.find((operation) => operation.name?.value === name)
  return (running?.selectionSet.selections ?? []).flatMap((node) => (node.kind === 'Field' ? [node] : []))
}

const argumentsOf = ({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): object =>
  Object.assign(
    {},
    ...given.map(({ name, value }) => {
      const read = valueFromASTUntyped(value, variables)
      return typeof read === 'object' && read !== null ? read : { [name.value]: read }
    }),
  ) as object
