import type { ObservedStep } from '#tools/paths/expectations/observeSteps.ts'

/** A path with what its chart is expected to do at each step. */
export interface ApprovedPath {
  readonly id: string
  readonly steps: readonly ObservedStep[]
}

/** The folder of the files, one for each chart. */
export const expectationsFolder = 'tests/paths/expectations'

export const expectationsFileOf = (chart: string): string => `${expectationsFolder}/${chart}.txt`

const introduction = 'The approved paths of this chart (docs/qa.md). A line without indent is an input.'

/** The text of a file. The common beginning of two paths is written once. */
export const serializeExpectations = (paths: readonly ApprovedPath[]): string => {
  const blocks = paths.map(({ id, steps }, index) => {
    const { like, shared } = longestBeginning(steps, paths.slice(0, index))
    const reference = like ? [`${likePrefix}${like.id}, steps 1 to ${shared}`] : []
    return [`# ${id}`, ...reference, ...steps.slice(shared).map(stepText)].join('\n')
  })
  return `${[introduction, ...blocks].join('\n\n')}\n`
}

const likePrefix = 'as in '

const longestBeginning = (steps: readonly ObservedStep[], others: readonly ApprovedPath[]) => {
  let best: { like: ApprovedPath | undefined; shared: number } = { like: undefined, shared: 0 }
  for (const like of others) {
    const shared = countEqual(steps, like.steps)
    if (shared > best.shared) best = { like, shared }
  }
  return best
}

const countEqual = (steps: readonly ObservedStep[], others: readonly ObservedStep[]): number => {
  const different = steps.findIndex((step, index) => !others[index] || stepText(step) !== stepText(others[index]))
  return different < 0 ? steps.length : different
}

/** One step as the file has it. */
export const stepText = ({ input, lines }: ObservedStep): string =>
  [input, ...lines.map((line) => `  ${line}`)].join('\n')

/**
 * The paths of a file.
 * @throws Error if a path begins like one that is not above it
 */
export const parseExpectations = (text: string): ApprovedPath[] => {
  const paths: ApprovedPath[] = []
  for (const block of text.split(/^# /m).slice(1)) {
    const [id = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
    paths.push({ id, steps: parseSteps(lines, paths) })
  }
  return paths
}

const parseSteps = (lines: readonly string[], above: readonly ApprovedPath[]): ObservedStep[] => {
  const steps: { input: string; lines: string[] }[] = []
  for (const line of lines) {
    if (line.startsWith(likePrefix)) steps.push(...stepsAbove(line, above))
    else if (line.startsWith('  ')) steps.at(-1)?.lines.push(line.slice(2))
    else steps.push({ input: line, lines: [] })
  }
  return steps
}

const stepsAbove = (line: string, above: readonly ApprovedPath[]) => {
  const [, id, shared] = /^as in (\S+), steps 1 to (\d+)$/.exec(line) ?? []
  const path = above.find((other) => other.id === id)
  if (!path) throw new Error(`There is no path above "${line}".`)
  return path.steps.slice(0, Number(shared)).map((step) => ({ input: step.input, lines: [...step.lines] }))
}
