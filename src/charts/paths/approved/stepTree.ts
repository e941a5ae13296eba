import { type Input, inputName } from '#charts/paths/model/inputs.ts'

/** One input, or the same input several times in a row. */
export type Move = readonly Input[]

/** The name of a move, and what the chart did after it, one fact each. */
export interface Step {
  readonly name: string
  readonly facts: readonly string[]
  /** The ids of the declared transitions that the step took on the current chart. */
  readonly taken?: readonly string[]
}

/** A step with all steps that can follow it. */
export interface StepTree extends Step {
  readonly next: StepTree[]
  /** The line in the file; 0 for a step that is not stored. */
  readonly line: number
}

/** The inputs of a path as moves: three or more equal inputs are one. */
export const movesOf = (inputs: readonly Input[]): Move[] => {
  const moves: Input[][] = []
  for (const input of inputs) {
    const last = moves.at(-1)
    if (last?.[0] && inputName(last[0]) === inputName(input)) last.push(input)
    else moves.push([input])
  }
  return moves.flatMap((move) => (move.length < 3 ? move.map((input) => [input]) : [move]))
}

/** The name of a move in a file. Events need no mark, because their names have a dot. */
export const moveName = (move: Move): string =>
  `${inputName(move[0] as Input).replace(/^event /, '')}${move.length > 1 ? ` (${move.length} times)` : ''}`

/** Finds a move by its name. */
export const findMove = (name: string, find: (input: string) => Input | undefined): Move | undefined => {
  const [, base = name, times = '1'] = /^(.*) \((\d+) times\)$/.exec(name) ?? []
  const input = find(base) ?? find(`event ${base}`)
  return input && Array.from({ length: Number(times) }, () => input)
}

/** Adds a path to a tree. A step that is there already keeps its place and gets the facts of the path. */
export const addPath = (tree: StepTree[], path: readonly Step[]): void => {
  let siblings = tree
  for (const { name, facts } of path) {
    const index = siblings.findIndex((step) => step.name === name)
    const step = { name, facts, next: siblings[index]?.next ?? [], line: 0 }
    siblings.splice(index < 0 ? siblings.length : index, 1, step)
    siblings = step.next
  }
}

/** All paths of a tree, from the start to a step that none follows. */
export const pathsOf = (tree: readonly StepTree[]): StepTree[][] =>
  tree.flatMap((step) => (step.next.length === 0 ? [[step]] : pathsOf(step.next).map((path) => [step, ...path])))
