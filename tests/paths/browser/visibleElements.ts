import { expect, type Page } from '@playwright/test'
import { matchesState, type StateValue } from 'xstate'
import type { TestModel, VisibleElement } from '#charts/testModel.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { type ChartState, readChart } from '#charts/read/chart.ts'

const valueOf = (path: readonly string[]): StateValue =>
  path.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), path.at(-1) ?? '')

/** The active states without the root. */
const activeStates = (testModel: TestModel, { value }: Observation): ChartState[] =>
  readChart(testModel.machine).states.filter(
    ({ parent, keys }) => parent && matchesState(valueOf(keys), value as StateValue),
  )

/** The visible elements of all active states. */
const visibleElements = (testModel: TestModel, observation: Observation): VisibleElement[] =>
  activeStates(testModel, observation).flatMap(({ path }) => testModel.visible?.[path] ?? [])

/** Checks that the visible elements of all active states are on the page, also if an open dialog covers them. */
export const expectVisibleElements = async (
  page: Page,
  testModel: TestModel,
  observation: Observation,
): Promise<void> => {
  for (const { role, name, within, isBusy } of visibleElements(testModel, observation)) {
    const container = within === undefined ? page : page.getByRole('region', { name: within })
    const named = { ...(name !== undefined && { name }), includeHidden: true }
    const elements = container.getByRole(role as 'button', named).filter({ visible: true })
    const shown = isBusy ? elements.and(page.locator('[aria-busy=true]')) : elements
    await expect(shown.first()).toBeVisible()
  }
}
