import type { StepTree } from '#charts/paths/approved/stepTree.ts'

/** The folder of the files, one for each area. */
export const approvedFolder = 'tests/paths/expectations'

/** The file with the approved paths of a chart. */
export const approvedFileOf = (chart: string): string => `${approvedFolder}/${chart.split('/')[0] ?? ''}.txt`

const introduction = 'The approved paths of these charts (docs/qa.md). A step is indented below the step before it.'
const arrow = ' → '
const nothing = 'nothing'
const maxColumns = 160

/** The approved paths of one chart; null if the file has none. */
export const readChart = (text: string | null, chart: string): StepTree[] | null => {
  const lines = (text ?? '').split('\n')
  const start = lines.indexOf(`# ${chart}`)
  return start < 0 ? null : parseSteps(lines, start + 1)
}

/** The text of a file with other paths of one chart. */
export const replaceChart = (text: string | null, chart: string, tree: readonly StepTree[]): string => {
  const sections = (text ?? '').split(/\n(?=# )/).slice(1)
  const others = sections.filter((section) => !section.startsWith(`# ${chart}\n`)).map((section) => section.trimEnd())
  const own = [`# ${chart}`, ...tree.map((step) => stepText(step, ''))].join('\n')
  return `${[introduction, ...[...others, own].sort()].join('\n\n')}\n`
}

const stepText = ({ name, facts, next }: StepTree, indent: string): string => {
  const room = maxColumns - indent.length - 4
  const isLong = (fact: string, index: number) => fact.length > (index === 0 ? room - name.length : room)
  const parts = facts.flatMap((fact, index) => (isLong(fact, index) ? splitAtCommas(fact) : [fact]))
  const lines = [`${indent}${name}${arrow}${parts[0] ?? nothing}`]
  for (const part of parts.slice(1)) {
    const line = `${lines.pop() ?? ''}, ${part}`
    lines.push(...(line.length < maxColumns ? [line] : [line.slice(0, -part.length - 1), `${indent}    ${part}`]))
  }
  return [...lines, ...next.map((step) => stepText(step, `${indent}  `))].join('\n')
}

/** The steps of a chart. A line that ends with a comma goes on in the next line. */
const parseSteps = (lines: readonly string[], start: number): StepTree[] => {
  const levels: StepTree[][] = [[]]
  for (let index = start; index < lines.length && !lines[index]?.startsWith('# '); index += 1) {
    const line = index + 1
    let text = lines[index] as string
    while (text.endsWith(',')) text += ` ${(lines[(index += 1)] ?? '').trimStart()}`
    if (text === '') continue
    const [name = '', ...facts] = text.trimStart().split(arrow)
    const parts = splitAtCommas(facts.join(arrow), 0)
    const step = { name, facts: parts[0] === nothing ? [] : parts, next: [], line }
    const depth = (text.length - text.trimStart().length) / 2
    levels[depth]?.push(step)
    levels.splice(depth + 1, Infinity, step.next)
  }
  return levels[0] as StepTree[]
}

/** Splits a text at its commas, but not in quotes and not in more than `maxDepth` brackets. */
export const splitAtCommas = (text: string, maxDepth = Infinity): string[] => {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|, |./gs)) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (token === ', ' && depth <= maxDepth) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${token}`)
  }
  return parts
}
