import { describe, expect, test } from 'vitest'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { planScreenshots } from '#tests/paths/browser/screenshotPlan.ts'

const signIn = pageObjects.filter(({ testModel }) => testModel.id === 'auth/signIn') as never[]

describe('the test paths that take screenshots', () => {
  test('are none if no screenshot is missing', () => {
    expect(planScreenshots(signIn, () => true)).toEqual([])
  })

  test('are fewer if only one state has no screenshot', () => {
    const all = planScreenshots(signIn, () => false)
    const one = planScreenshots(signIn, (_, state) => state !== 'submitting')
    expect(one).toHaveLength(1)
    expect(all.length).toBeGreaterThanOrEqual(one.length)
  })
})
