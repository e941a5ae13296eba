import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { BrowserRecord } from '#tools/paths/check/browserRecord.ts'
import { entries } from '#tools/paths/model/allTestModels.ts'
import { whyLeftOut } from '#tools/paths/check/inputLimits.ts'
import { modelOf } from '#tools/paths/model/configurationGraph.ts'
import { checkedFor, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { stages } from '#tests/paths/browser/pageObjects.ts'

/** The name under which a test hands over what its path took. */
export const takenAttachment = 'taken'

/** A path that was followed to its end, and the declared transitions that its chart took. */
export interface WalkedPath {
  readonly chart: string
  readonly path: string
  readonly taken: readonly string[]
}

/** Whether a run followed every path of every stage. */
export const isFull = (walked: readonly WalkedPath[]): boolean => {
  const ids = new Set(walked.map(({ path }) => path))
  return stages.flatMap((stage) => pathIdsOf(checkedFor(stage))).every((id) => ids.has(id))
}

/** The record of a full run: for each declared transition the paths that took it, or why there is none. */
export const browserRecordOf = (walked: readonly WalkedPath[]): BrowserRecord =>
  Object.fromEntries(
    entries.map((entry) => [
      entry.id,
      rowsOf(
        entry,
        walked.filter(({ chart }) => chart === entry.id),
      ),
    ]),
  )

const rowsOf = (entry: CatalogueEntry, walked: readonly WalkedPath[]): BrowserRecord[string] => {
  const model = modelOf(entry)
  const stage = stages.find((one) => one.entry.id === entry.id)
  const whyNot = (transition: string) =>
    stage ? whyLeftOut(model, stage, transition) : 'no stage drives this chart through its page'
  const rowOf = (transition: string): BrowserRecord[string][string] => {
    const paths = walked.filter(({ taken }) => taken.includes(transition)).map(({ path }) => path)
    const reason = paths.length > 0 ? null : whyNot(transition)
    return { paths: paths.sort(), ...(reason !== null && { reason }) }
  }
  return Object.fromEntries(model.parts.transitions.map(({ id }) => [id, rowOf(id)]))
}
