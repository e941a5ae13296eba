import { expect, type Page } from '@playwright/test'
import { type AnyStateNode, matchesState, type StateValue } from 'xstate'
import type { TestModel, VisibleElement } from '#machines/testModel.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { partsOf, statePath } from '#tools/paths/model/parts.ts'

const valueOf = (path: readonly string[]): StateValue =>
  path.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), path.at(-1) ?? '')

/** The states that hold in a situation, without the chart itself. */
export const activeStates = (entry: TestModel, { value }: Observation): AnyStateNode[] =>
  partsOf(entry.machine).nodes.filter(({ parent, path }) => parent && matchesState(valueOf(path), value as StateValue))

/** What a person sees in a situation, by the test model of its active states. */
export const visibleElements = (entry: TestModel, observation: Observation): VisibleElement[] =>
  activeStates(entry, observation).flatMap((node) => entry.states?.[statePath(node)]?.visible ?? [])

/** Checks role and text of everything that the chart says a person sees. What lies under an open dialog is seen, though a screen reader skips it. */
export const expectVisibleElements = async (page: Page, entry: TestModel, observation: Observation): Promise<void> => {
  for (const { role, name, within, isBusy } of visibleElements(entry, observation)) {
    const place = within === undefined ? page : page.getByRole('region', { name: within })
    const sight = place.getByRole(role as 'button', { name, includeHidden: true }).filter({ visible: true })
    await expect(sight.first()).toBeVisible()
    if (isBusy) await expect(sight.first()).toHaveAttribute('aria-busy', 'true')
  }
}
