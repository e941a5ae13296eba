import { atlasLink } from '#tests/paths/browser/atlas/atlasLink.ts'
import { readRecordedPaths } from '#tests/paths/recordedPaths.ts'
import type { Edge } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { findRecordedEdges } from '#tests/paths/browser/recordedEdges.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { checkPageObject } from '#tests/paths/browser/checkPageObject.ts'
import { pathsToEachState } from '#tests/paths/browser/pathsToEachState.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { atlasAnnotation, statesAnnotation, takenAttachment } from '#tests/paths/browser/reporter.ts'
import { runScript } from '#tests/paths/browser/runScript.ts'

const namesOf = (edges: readonly Edge[]): string[] => edges.map(({ input }) => inputName(input))

/** A red run prints the link. */
const linkTo = (chart: string, names: readonly string[]) => ({
  type: atlasAnnotation,
  description: atlasLink(chart, names),
})

/** The innermost chart of a problem report that a page object drives. The others run with it on the same page. */
for (const { file, paths } of readRecordedPaths()) {
  const path = paths.find(({ chart }) => pageObjects.some(({ testModel }) => testModel.id === chart))
  const pageObject = pageObjects.find(({ testModel }) => testModel.id === path?.chart)
  if (!path || !pageObject) continue
  const { graph } = checkPageObject(pageObject)
  const found = findRecordedEdges(graph, path)
  const reason = 'impossible' in found ? `: ${found.impossible}` : ''
  const names =
    'edges' in found
      ? namesOf(found.edges)
      : [...path.setup, ...path.steps.map(({ input, wait }) => input ?? `delay ${wait}`)]
  test(`${file}, ${path.chart}${reason}`, { annotation: linkTo(path.chart, names) }, async ({ page, stack }) => {
    test.skip(reason !== '')
    if (!('edges' in found)) throw new Error('difference' in found ? found.difference : found.impossible)
    await runScript(page, stack, pageObject, createTestScript(graph, { id: file, edges: found.edges }))
  })
}

/** `npm test` enters each state. `npm run test:paths` takes each transition. */
const isSpread = process.env['PATHS_SPREAD'] !== undefined

for (const pageObject of pageObjects) {
  const chart = pageObject.testModel.id
  test.describe(chart, () => {
    const { graph, coverages } = checkPageObject(pageObject)
    const paths = coverages.flatMap((coverage) => coverage.paths)
    for (const path of isSpread ? pathsToEachState(paths) : paths) {
      const states = path.edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates)
      const annotation = [
        linkTo(chart, namesOf(path.edges)),
        { type: statesAnnotation, description: [...new Set(states)].join(' ') },
      ]
      test(path.id, { annotation }, async ({ page, stack }, testInfo) => {
        const taken = await runScript(page, stack, pageObject, createTestScript(graph, path))
        const expected = new Set(path.edges.flatMap(({ configuration }) => configuration.lastStep.takenTransitions))
        expect(taken).toEqual(expect.arrayContaining([...expected]))
        await testInfo.attach(takenAttachment, { body: JSON.stringify(taken), contentType: 'application/json' })
      })
    }
  })
}
