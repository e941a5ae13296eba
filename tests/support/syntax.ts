import { parseSync } from 'vite'

/** A node of a syntax tree (ESTree). */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** A node and all nodes in it. */
export const nodesIn = (node: SyntaxNode): SyntaxNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]

/** All nodes of a TypeScript file. Comments are none. */
export const nodesOf = (file: string, code: string): SyntaxNode[] =>
  nodesIn(parseSync(file, code).program as unknown as SyntaxNode)

/** The field of a node that is a node. */
export const child = (node: SyntaxNode | undefined, name: string): SyntaxNode | undefined => {
  const value = node?.[name]
  return isNode(value) ? value : undefined
}

/** The name of an identifier, or of the property that an expression reads. */
export const nameOf = (node: SyntaxNode | undefined): string => {
  if (node?.type === 'ChainExpression') return nameOf(child(node, 'expression'))
  return String(node?.['name'] ?? (node?.type === 'MemberExpression' ? nameOf(child(node, 'property')) : ''))
}

/** The arguments of a call. */
export const argumentsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : []

/** The object of a call of one of these methods. */
export const calledObject = (node: SyntaxNode | undefined, ...methods: readonly string[]): SyntaxNode | undefined => {
  const callee = node?.type === 'CallExpression' ? child(node, 'callee') : undefined
  return callee?.type === 'MemberExpression' && methods.includes(nameOf(callee)) ? child(callee, 'object') : undefined
}

/** The two sides of a comparison. */
export const sidesOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']))
    ? [child(node, 'left'), child(node, 'right')].filter(isNode)
    : []
