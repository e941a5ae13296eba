import { describe, expect, test } from 'vitest'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { browserRecordOf, isFullRun, type FollowedPath } from '#tests/paths/browser/browserRecord.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

/** Milliseconds for all charts, on a machine that is busy with other things. */
const patience = 60_000

describe('the record of a run in the browser', () => {
  test(
    'is kept only when every path of every stage was followed',
    () => {
      const walked = pageObjects.flatMap((stage) =>
        pathIdsOf(checkPageObject(stage)).map((path): FollowedPath => ({
          chart: stage.testModel.id,
          path,
          takenTransitions: [],
        })),
      )
      expect(isFullRun(walked)).toBe(true)
      expect(isFullRun(walked.slice(1))).toBe(false)
    },
    patience,
  )

  test(
    'names the paths of each transition, and says why there is none',
    () => {
      const [chosen] = partsOf(themeMachine).transitions
      const id = chosen?.id as string
      const record = browserRecordOf([
        { chart: 'app/theme', path: 'theme-b', takenTransitions: [id] },
        { chart: 'app/theme', path: 'theme-a', takenTransitions: [id] },
      ])
      expect(record['app/theme']?.[id]).toEqual({ paths: ['theme-a', 'theme-b'] })
      expect(record['dashboard/dashboard']?.['cards.showing: itemOverview fails']).toEqual({
        paths: [],
        reason: 'it is a chart of its own, and nothing outside can make it throw',
      })
    },
    patience,
  )
})
