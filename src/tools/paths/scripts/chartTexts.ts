import { chartTexts } from '#machines/chartTexts.ts'
import type { TestModel } from '#machines/testModel.ts'
import type { ChartTexts } from '#machines/texts.ts'
import type { DeclaredTransition } from '#tools/paths/model/parts.ts'

const noTexts: ChartTexts = {}

/** The texts of a chart. */
export const textsOf = ({ id }: Pick<TestModel, 'id'>): ChartTexts => chartTexts[id] ?? noTexts

/** The text for what triggers a transition in its state, if there is one. */
export const whenTextOf = (testModel: TestModel, { id }: Pick<DeclaredTransition, 'id'>): string | undefined => {
  const { when } = textsOf(testModel)
  return when?.[id] ?? when?.[withoutBranch(id)]
}

/** The text of an action in a place: the path of a state or the id of a transition. */
export const actionTextOf = (testModel: Pick<TestModel, 'id'>, place: string, action: string): string | undefined => {
  const { actions, actionsAt } = textsOf(testModel)
  return actionsAt?.[place]?.[action] ?? actionsAt?.[withoutBranch(place)]?.[action] ?? actions?.[action]
}

/** The id of a transition without the number of its branch. */
export const withoutBranch = (id: string): string => id.replace(/ \(\d+\)$/, '')
