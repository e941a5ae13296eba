import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartTexts } from '#machines/chartTexts.ts'
import { toast } from '#machines/system.ts'
import { findTextProblems } from '#tools/atlas/picture/textProblems.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

describe('the texts of the production charts', () => {
  test.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))(
    '%s: every guard and action has one, and no text belongs to nothing',
    (_, testModel) => {
      expect(findTextProblems(testModel)).toEqual([])
    },
  )

  test('belong to charts that exist', () => {
    const ids = allTestModels.map(({ id }) => id)
    expect(Object.keys(chartTexts).filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('a chart with other guards, actions and transitions than its texts', () => {
  const machine = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'lamp.pressed' } },
    guards: { isDark: () => true },
    actions: {
      count: () => undefined,
      toastFixed: toast({ tone: 'success', text: 'The lamp is on.' }),
      toastCount: toast(({ context }) => ({ tone: 'success', text: `${context.count}` })),
    },
  }).createMachine({ context: { count: 0 }, on: { 'lamp.pressed': { guard: 'isDark', actions: 'count' } } })
  const lamp = { ...(allTestModels[0] as (typeof allTestModels)[number]), id: 'house/lamp', machine: machine as never }

  test('has a problem for each part without a text, except a toast that is always the same', () => {
    expect(findTextProblems(lamp, {})).toEqual([
      'The guard isDark has no text.',
      'The action count has no text.',
      'The action toastCount has no text.',
    ])
  })

  test('has a problem for each text without its part', () => {
    const guards = { isDark: 'it is dark', isLate: 'it is late' }
    const actions = { count: 'counts', toastCount: 'a message says how often', press: 'presses' }
    const when = { '(chart): lamp.pressed': 'the person presses the lamp', 'on: lamp.pressed': 'again' }
    const otherwise = { '(chart): lamp.turned (2)': 'it is dark' }
    const names = { off: 'Dark' }
    const actionsAt = { '(chart): lamp.pressed': { count: 'counts once', toastFixed: 'says so' } }
    expect(findTextProblems(lamp, { guards, actions, actionsAt, when, otherwise, names })).toEqual([
      'There is a text for the guard isLate, which does not exist.',
      'There is a text for the action press, which does not exist.',
      'There is a name for the state off, which does not exist.',
      'There is a text for the transition "on: lamp.pressed", which does not exist.',
      'There is a text for the transition "(chart): lamp.turned (2)", which does not exist.',
      'There is a text for the action toastFixed at "(chart): lamp.pressed", which does not have it.',
    ])
  })
})
