import type { TestModel } from '#machines/testModel.ts'
import type { ApprovedPath } from '#tools/paths/expectations/expectationsFile.ts'

/** The id of the block of a file that says what the page shows in each state. */
export const shownId = 'shown'

/** What the page shows in each state, according to the test model. */
export const shownElementsOf = ({ visible = {} }: TestModel): ApprovedPath => ({
  id: shownId,
  steps: Object.entries(visible).map(([input, elements]) => ({
    input,
    lines: elements.map(
      ({ role, name, within, isBusy }) =>
        `${role}${name ? ` "${name}"` : ''}${within ? ` in "${within}"` : ''}${isBusy ? ', busy' : ''}`,
    ),
  })),
})

/** What differs between the approved and the current elements, one sentence each. */
export const compareShownElements = (approved: ApprovedPath | undefined, current: ApprovedPath): string[] => {
  const toLines = (block: ApprovedPath | undefined): string[] =>
    (block?.steps ?? []).flatMap(({ input, lines }) =>
      lines.map((line) => `In the state ${input}, the page shows ${line}`),
    )
  const [before, after] = [toLines(approved), toLines(current)]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `${line.replace(' shows ', ' does not show ')}.`),
    ...after.filter((line) => !before.includes(line)).map((line) => `${line}. This is new.`),
  ]
}
