import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'

/** The limits of one query: more than the console and its tools need, and little enough for one process. */
export const queryLimits = { tokens: 2_000, depth: 20, aliases: 50, rows: 20_000 } as const

/** The number of rows that a list sends without a limit, and what any other operation counts as. */
const defaultRows = 100
const maxRowsOfList = 10_000

interface Measures {
  readonly depth: number
  /** Fields with an alias, and fields of the root. Each can run an operation, or repeat a value in every row. */
  readonly aliases: number
  readonly rows: number
}

const nothing: Measures = { depth: 0, aliases: 0, rows: 0 }

const sum = (parts: readonly Measures[]): Measures =>
  parts.reduce(
    (total, { depth, aliases, rows }) => ({
      depth: Math.max(total.depth, depth),
      aliases: total.aliases + aliases,
      rows: total.rows + rows,
    }),
    nothing,
  )

type Variables = Readonly<Record<string, unknown>>

/** The rows that an operation asks for: its argument `limit`, or the `limit` in an input object. */
const rowsOf = ({ arguments: args = [] }: FieldNode, variables: Variables): number => {
  const values = args.map(({ name, value }) => {
    const given = valueFromASTUntyped(value, variables) as { limit?: unknown } | null
    return name.value === 'limit' ? given : given?.limit
  })
  const limit = values.find((value) => typeof value === 'number')
  return Math.min(limit ?? defaultRows, maxRowsOfList)
}

/** The default values of the variables of a document. */
const defaultVariables = (document: DocumentNode): Variables =>
  Object.fromEntries(
    operationsOf(document).flatMap(({ variableDefinitions = [] }) =>
      variableDefinitions.flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
      ),
    ),
  )

const operationsOf = (document: DocumentNode): readonly OperationDefinitionNode[] =>
  document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)

const measure = (document: DocumentNode, given: Variables): Measures => {
  const variables = { ...defaultVariables(document), ...given }
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  /** Each fragment is measured once. A fragment that contains itself is invalid, and the server says so. */
  const measured = new Map<string, Measures>()
  const measureFragment = (name: string, isRoot: boolean): Measures => {
    const key = `${name} ${isRoot}`
    const known = measured.get(key)
    if (known) return known
    measured.set(key, nothing)
    const result = measureSelections(fragments.get(name)?.selectionSet, isRoot)
    measured.set(key, result)
    return result
  }
  const measureField = (field: FieldNode, isRoot: boolean): Measures => {
    const inner = measureSelections(field.selectionSet, false)
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (isRoot || field.alias ? 1 : 0),
      rows: inner.rows + (isRoot ? rowsOf(field, variables) : 0),
    }
  }
  const measureSelections = (set: SelectionSetNode | undefined, isRoot: boolean): Measures =>
    sum(
      (set?.selections ?? []).map((node) => {
        if (node.kind === Kind.FIELD) return measureField(node, isRoot)
        if (node.kind === Kind.INLINE_FRAGMENT) return measureSelections(node.selectionSet, isRoot)
        return measureFragment(node.name.value, isRoot)
      }),
    )
  return sum(operationsOf(document).map(({ selectionSet }) => measureSelections(selectionSet, true)))
}

/**
 * What is too large about a query, as a sentence. Undefined if nothing is: then the query may run.
 * @param variables of the request; `limit` can be one of them
 */
export const limitProblem = (document: DocumentNode, variables: Variables): string | undefined => {
  const { depth, aliases, rows } = measure(document, variables)
  if (depth > queryLimits.depth) return `The query has ${depth} levels. The limit is ${queryLimits.depth}.`
  if (aliases > queryLimits.aliases)
    return `The query has ${aliases} operations and aliases. The limit is ${queryLimits.aliases}.`
  if (rows > queryLimits.rows)
    return `The query asks for ${rows} rows. The limit is ${queryLimits.rows}. Send several queries.`
  return undefined
}
