import { describe, expect, test } from 'vitest'
import { rootCharts } from '#tools/atlas/nesting/laterCharts.ts'
import { chartsOfCall, childrenOf, nestingsOf } from '#tools/atlas/nesting/nesting.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const nestings = nestingsOf(allTestModels)

describe('the nesting of the charts', () => {
  test('has a parent for each chart that code does not start', () => {
    const charts = allTestModels.map(({ id }) => id)
    expect(charts.filter((id) => !nestings.some(({ child }) => child === id))).toEqual(rootCharts)
    expect(nestings.map(({ child }) => child).filter((id) => !charts.includes(id))).toEqual([])
  })

  test('has the charts that a state invokes, by the position of the call', () => {
    expect(chartsOfCall(nestings, 'auth/verify', 'open.code.checking', 0)).toEqual(['auth/codeCheck'])
    expect(childrenOf(nestings, 'auth/verify')).toEqual(['auth/codeCheck', 'auth/resend'])
  })

  test('has the charts that an action spawns', () => {
    expect(chartsOfCall(nestings, 'lists/listPage', '(chart)', null)).toEqual(['lists/pagedList'])
  })

  test('has all charts of a call that runs another chart on each page', () => {
    expect(childrenOf(nestings, 'session/area')).toEqual(
      expect.arrayContaining(['session/session', 'admin/adminPages', 'ambassador/ambassadorPages']),
    )
  })
})
