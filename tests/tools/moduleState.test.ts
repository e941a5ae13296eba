import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'

const record = 'docs/decisions/code/0054-state-outside-charts.md'
const folders = ['src/app', 'src/lazy', 'src/services', 'src/pages', 'src/ui']

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'])

/** The part of a syntax tree that the scan reads. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly object?: Node
  readonly property?: Node
  readonly computed?: boolean
  readonly expression?: Node
  readonly callee?: Node
  readonly argument?: Node
  readonly arguments?: readonly Node[]
  readonly left?: Node
  readonly operator?: string
  readonly kind?: string
  readonly declaration?: Node | null
  readonly declarations?: readonly { readonly id: Node; readonly init: Node | null }[]
  readonly body?: Node | readonly Node[]
}

/** The expression without casts: `[] as const` is an array. */
const withoutCast = (node: Node | null | undefined): Node | null | undefined =>
  node && /^TS(As|Satisfies|NonNull)Expression$/.test(node.type) ? withoutCast(node.expression) : node

const declarationsIn = (body: readonly Node[]): Node[] =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement): statement is Node => statement?.type === 'VariableDeclaration')

/** A function that makes something which stays: its variables stay too. */
const isFactory = (name: string | undefined): boolean => /^create[A-Z]/.test(name ?? '')

/** The variables of a module, and of its factories. */
const lastingDeclarations = (body: readonly Node[]): Node[] => {
  const declarations = declarationsIn(body)
  const factories = declarations
    .flatMap((declaration) => declaration.declarations ?? [])
    .flatMap(({ id, init }) =>
      isFactory(id.name) && init?.type === 'ArrowFunctionExpression' ? (init.body as Node) : [],
    )
  return [
    ...declarations,
    ...factories.flatMap((factory) =>
      factory.type === 'BlockStatement' ? declarationsIn(factory.body as readonly Node[]) : [],
    ),
  ]
}

/** The variable whose property an expression names: `seen` in `seen.at.x` and `seen[0]`. */
const ownerOf = (node: Node | null | undefined): string | undefined => {
  const target = withoutCast(node)
  if (target?.type !== 'MemberExpression') return undefined
  const object = withoutCast(target.object)
  return object?.type === 'Identifier' ? object.name : ownerOf(object)
}

/** The variables of which a property is written. */
const writtenOwners = (program: object): Set<string> => {
  const owners = new Set<string>()
  const add = (name: string | undefined) => void (name !== undefined && owners.add(name))
  new Visitor({
    AssignmentExpression: (node) => add(ownerOf(node.left as Node)),
    UpdateExpression: (node) => add(ownerOf(node.argument as Node)),
    UnaryExpression: (node) => void (node.operator === 'delete' && add(ownerOf(node.argument as Node))),
    CallExpression: (node) => {
      const {
        callee,
        arguments: [first],
      } = node as unknown as Node & { arguments: readonly Node[] }
      if (callee?.type !== 'MemberExpression') return
      if (mutators.has(callee.property?.name ?? '')) add(ownerOf(callee))
      const isAssign = callee.object?.name === 'Object' && callee.property?.name === 'assign'
      if (isAssign && first?.type === 'Identifier') add(first.name)
    },
  }).visit(program as never)
  return owners
}

/** The variables of a module that remember something between two calls. */
const moduleState = (code: string, file: string): string[] => {
  const { program } = parseSync(file, code)
  const written = writtenOwners(program)
  return lastingDeclarations(program.body as unknown as Node[]).flatMap(({ kind, declarations = [] }) =>
    declarations
      .filter(({ id, init }) => {
        const value = withoutCast(init)
        if (kind !== 'const') return true
        if (value?.type === 'NewExpression') return collections.has(value.callee?.name ?? '')
        return /^(Array|Object)Expression$/.test(value?.type ?? '') && written.has(id.name ?? '')
      })
      .map(({ id }) => id.name ?? '(pattern)'),
  )
}

const rowPattern = /^\| `(?<file>src\/[^`]+)`\s*\| `(?<name>\w+)`\s*\| (?<reason>\S.*?)\s*\|$/gm

test('every variable that remembers something outside a chart has a reason in the decision record', () => {
  const found = sourcesIn(...folders).flatMap(({ file, code }) =>
    moduleState(code, file).map((name) => `${file} ${name}`),
  )
  const recorded = [...readFileSync(record, 'utf8').matchAll(rowPattern)].map(
    ({ groups }) => `${groups?.['file']} ${groups?.['name']}`,
  )
  expect(found.sort()).toEqual(recorded.sort())
})
