import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { sourcesIn } from '#tests/support/sources.ts'

/** The part of a syntax tree that the scan reads. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly operator?: string
  readonly expression?: Node
  readonly expressions?: readonly Node[]
  readonly consequent?: Node
  readonly alternate?: Node | null
  readonly left?: Node
  readonly right?: Node
  readonly callee?: Node
  readonly property?: Node & { readonly name: string }
  readonly arguments?: readonly Node[]
  readonly name?: string
  readonly id?: Node | null
  readonly init?: Node | null
  readonly body?: Node | readonly Node[]
  readonly argument?: Node | null
  readonly children?: readonly Node[]
  readonly openingElement?: Node & { readonly name: Node }
}

/** Documents that do not change while a person reads them. */
const documents = 'src/pages/public/policy/'

/** Expressions for elements that another component passes. */
const slots =
  /^(children|body|icon|actions|results|details|addAction|overlay|(item|option)\.icon|others\[tab\]|(cloneElement|createElement|linksBelow|showPage|renderBody|bulkActions\?\.)\(.*|(props\.)?fallback)$/

/** Components that always render one element. */
const elements = /^(Verbatim|EmailText)$/

/** The start of an element whose content a translator leaves as it is. */
const verbatim = /^<(Verbatim\b|[^>]*\btranslate="no")/

/** Expressions with one value while the page is open. */
const constants = /^(product|settings\.VITE_PRODUCT_NAME|minimumAge|maxActivities)$/

const bare = (node: Node): Node =>
  /^(TS(As|Satisfies|NonNull)|Parenthesized|Chain)Expression$/.test(node.type) ? bare(node.expression as Node) : node

const isFunction = (node: Node | null | undefined): boolean => /Function/.test(node?.type ?? '')

const returnsIn = (node: Node | null | undefined): Node[] => {
  if (!node || isFunction(node)) return []
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  const body = Array.isArray(node.body) ? (node.body as Node[]) : [node.body as Node | undefined]
  return [...body, node.consequent, node.alternate].flatMap(returnsIn)
}
const returnsOf = ({ body }: Node): Node[] =>
  (body as Node).type === 'BlockStatement' ? returnsIn(body as Node) : [body as Node]

/**
 * Texts that a translator breaks. It replaces a text node by an element, so React can neither change a text with
 * siblings, nor remove it, nor insert something before it. A text that is the only child of its element has no such
 * problem: React sets the content of the element.
 */
const brokenTexts = (code: string, file: string): string[] => {
  const { program } = parseSync(file, code)
  const source = ({ start, end }: Node) => code.slice(start, end).replace(/\s+/g, ' ')
  const values = new Map<string, Node>()
  const remember = ({ id, init }: Node, value = init) => void (id?.name && value && values.set(id.name, value))
  new Visitor({
    VariableDeclarator: (node) => remember(node as unknown as Node),
    FunctionDeclaration: (node) => remember(node as unknown as Node, node as unknown as Node),
  }).visit(program)

  const isElement = (node: Node | null | undefined): boolean => {
    if (!node) return true
    const value = bare(node)
    if (slots.test(source(value)) || value.type.startsWith('JSX')) return true
    if (value.type === 'Literal') return value.value === null || typeof value.value === 'boolean'
    if (value.type === 'Identifier') return value.name === 'undefined' || isElementNamed(value.name)
    if (value.type === 'LogicalExpression')
      return isElement(value.right) && (value.operator === '&&' || isElement(value.left))
    if (value.type === 'ConditionalExpression') return isElement(value.consequent) && isElement(value.alternate)
    return value.type === 'CallExpression' && returnsElements(value)
  }
  const isElementNamed = (name: string | undefined): boolean => {
    const value = values.get(name ?? '')
    return value !== undefined && isElement(value)
  }
  const isListCall = ({ callee }: Node): boolean =>
    callee !== undefined && /^(map|flatMap)$/.test(bare(callee).property?.name ?? '')
  const returnsElements = (call: Node): boolean => {
    const { callee, arguments: [callback] = [] } = call
    const called = isListCall(call) ? callback : callee
    const body = called?.type === 'Identifier' ? values.get(called.name ?? '') : called
    return body !== undefined && isFunction(body) && returnsOf(body).every(isElement)
  }
  const isConstant = (node: Node): boolean => {
    const value = bare(node)
    if (value.type === 'Literal' || constants.test(source(value))) return true
    if (value.type === 'TemplateLiteral') return (value.expressions ?? []).every(isConstant)
    const named = value.type === 'Identifier' ? values.get(value.name ?? '') : undefined
    return named !== undefined && isConstant(named)
  }

  const broken: string[] = []
  const checkChildren = (node: Node) => {
    if (node.openingElement && verbatim.test(source(node.openingElement))) return
    const children = (node.children ?? []).filter(
      ({ type, value, expression }) =>
        expression?.type !== 'JSXEmptyExpression' && !(type === 'JSXText' && /^\s*\n\s*$/.test(String(value))),
    )
    const isBlank = ({ value }: Node) => typeof value === 'string' && value.trim() === ''
    const isText = (child: Node) =>
      child.type === 'JSXText'
        ? !isBlank(child)
        : !!child.expression && !isBlank(child.expression) && !isElement(child.expression)
    const isChanging = ({ expression, openingElement }: Node) => {
      if (expression) return !isConstant(expression)
      const name = openingElement ? source(openingElement.name) : ''
      return /^[A-Z]/.test(name) && !elements.test(name) && !file.startsWith(documents)
    }
    const isList = children.some(({ expression }) => expression && isListCall(bare(expression)))
    const hasSiblings = node.type === 'JSXFragment' || isList || (children.length > 1 && children.some(isChanging))
    if (hasSiblings && children.some(isText)) broken.push(children.map(source).join(' | '))
  }
  const checkComponent = (name: string | undefined, component: Node) => {
    if (!/^[A-Z]/.test(name ?? '')) return
    for (const node of returnsOf(component)) if (!isElement(node)) broken.push(`${name} returns ${source(node)}`)
  }
  new Visitor({
    JSXElement: (node) => checkChildren(node as unknown as Node),
    JSXFragment: (node) => checkChildren(node as unknown as Node),
  }).visit(program)
  for (const [name, value] of values) if (isFunction(value)) checkComponent(name, value)
  return broken
}

test('a text that changes is the only child of its element', () => {
  const broken = sourcesIn('src/pages', 'src/ui', 'src/app').flatMap(({ code, file }) =>
    file.endsWith('.tsx') ? brokenTexts(code, file).map((text) => `${file}: ${text}`) : [],
  )
  expect(broken).toEqual([])
})

describe('a translator', () => {
  test.each([
    '<p>{count} selected</p>',
    '<p>{page} of {pages}</p>',
    '<p>{isBusy && <Spinner />} Loading</p>',
    '<p>{isBusy && "Loading"}{isDone && "Done"}</p>',
    '<p><Icon /> {label}</p>',
    '<>Hello <b>Ada</b></>',
    '<p>{names.map((name) => name)}</p>',
    '<p><Arrow />Loading</p>',
  ])('breaks %s', (code) => {
    expect(brokenTexts(code, 'x.tsx')).toHaveLength(1)
  })

  test('breaks a component that returns a text', () => {
    expect(brokenTexts('function Name({ name }) { if (!name) return null\n return name }', 'x.tsx')).toEqual([
      'Name returns name',
    ])
  })

  test.each([
    '<p>{`${count} selected`}</p>',
    '<p>{isBusy ? "Loading" : <b>Done</b>}</p>',
    '<p><Icon /> <span>{label}</span></p>',
    '<p>Hello <b>{name}</b>.</p>',
    '<Verbatim className={css.email}>{name}<wbr />{domain}</Verbatim>',
    '<span className={css.avatar} translate="no">{initials}<Picture /></span>',
    '<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>',
  ])('does not break %s', (code) => {
    expect(brokenTexts(code, 'x.tsx')).toEqual([])
  })
})
