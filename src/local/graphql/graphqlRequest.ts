import { parse, type DocumentNode, type OperationDefinitionNode } from 'graphql'

/** The parts of a GraphQL request that faults need. The server reports invalid requests. */
export interface GraphqlRequest {
  readonly document: DocumentNode | undefined
  readonly operationName: string | undefined
  readonly variables: Record<string, unknown>
  /** The root fields of the operation, such as `getDashboard`. */
  readonly operations: readonly string[]
}

export const parseGraphqlRequest = (body: string): GraphqlRequest => {
  const { query, operationName, variables } = parseObject(body)
  const document = typeof query === 'string' ? parseDocument(query) : undefined
  const name = typeof operationName === 'string' ? operationName : undefined
  const given = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {}
  return { document, operationName: name, variables: given, operations: rootFields(document, name) }
}

const parseObject = (body: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return {}
  }
}

const parseDocument = (query: string): DocumentNode | undefined => {
  try {
    return parse(query)
  } catch {
    return undefined
  }
}

const rootFields = (document: DocumentNode | undefined, name: string | undefined): string[] => {
  const operations = (document?.definitions ?? []).filter(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  )
  const running = name === undefined ? operations[0] : operations.find((operation) => operation.name?.value === name)
  return (running?.selectionSet.selections ?? []).flatMap((node) => (node.kind === 'Field' ? [node.name.value] : []))
}
