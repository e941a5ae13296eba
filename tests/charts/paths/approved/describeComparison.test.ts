import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { TestModel } from '#charts/testModel.ts'
import { approveChart } from '#charts/paths/approved/compareChart.ts'
import { readChart, replaceChart } from '#charts/paths/approved/approvedFile.ts'
import { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import type { StepTree } from '#charts/paths/approved/stepTree.ts'
import { mutantsOf } from '#charts/paths/check/mutants.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

const approvedTree = (testModel: TestModel): readonly StepTree[] => {
  const text = replaceChart(null, testModel.id, approveChart(testModel, [], []).tree)
  return readChart(text, testModel.id) ?? []
}

const mutantOf = (testModel: TestModel, description: string): TestModel => {
  const mutant = mutantsOf(testModel.machine).find((each) => each.description === description)
  if (!mutant) throw new Error(`There is no mutant "${description}".`)
  return { ...testModel, machine: mutant.machine }
}

const differencesOf = (testModel: TestModel, description: string): string[] =>
  describeComparison(mutantOf(testModel, description), approvedTree(testModel))

describe('an approved chart', () => {
  test('has no difference', () => {
    expect(describeComparison(letter, approvedTree(letter))).toEqual([])
  })

  test('has a file that says step by step what the chart does', () => {
    const text = replaceChart(null, letter.id, approvedTree(letter))
    expect(text.split('\n').slice(3, 6)).toEqual([
      'start with paper → writing, reason null, text ""',
      '  letter.written: a short one → posting, call post (text "Hello"), text "Hello"',
      '    postman.called → send hurry to post',
    ])
  })
})

describe('a chart that was not approved', () => {
  test('is reported with the command that approves it', () => {
    expect(describeComparison(door, null)).toEqual([
      'house/door has no approved paths. To approve them: npm run paths -- approve house/door',
    ])
  })
})

describe('a changed chart', () => {
  test('is reported with the place, the transition and the command', () => {
    expect(differencesOf(letter, 'make the delay reminderDelay 0.01 times as long')).toEqual([
      expect.stringMatching(
        /^house\/letter: the delay reminder\.due is 5 ms instead of 500 ms\. After "outcome post: it comes back", by "posting: post is done \(2\)" \(tests\/paths\/expectations\/house\.txt:\d+, \d paths?: letter-[0-9a-f]{8}/,
      ),
      'If this is right: npm run paths -- approve house/letter',
    ])
  })

  test('without a transition is reported as an input that does nothing', () => {
    expect(differencesOf(door, 'remove open: door.pulled')[0]).toMatch(
      /^house\/door: nothing happens any more\. After "door\.pulled" \(/,
    )
  })

  test('with a branch that hides another one is reported with its guard', () => {
    const problems = differencesOf(letter, 'check posting: post is done (2) before the branch above it')
    expect(problems).toContain(
      'house/letter: "posting: post is done (2)" is never taken any more: the branch before it takes it.',
    )
  })

  test('with a new transition is reported as a transition without an approved path', () => {
    const tree = approvedTree(mutantOf(door, 'remove open: door.pulled'))
    expect(describeComparison(door, tree)).toContainEqual(
      expect.stringMatching(/^house\/door: "door\.pulled" and 1 more has no approved path yet \(door-[0-9a-f]{8}\)\.$/),
    )
  })

  test('that cannot be explored is still compared', () => {
    expect(differencesOf(letter, 'do not start post in posting')[0]).toMatch(
      /^house\/letter: the call post is no longer made \(text "Hello"\)\. After "letter\.written: a short one"/,
    )
  })
})

describe('an approval', () => {
  const changed = mutantOf(letter, 'drop storeReason of posting: post fails')

  test('of all paths of a chart leaves no difference', () => {
    const { tree } = approveChart(changed, approvedTree(letter), [])
    expect(describeComparison(changed, tree)).toEqual([])
  })

  test('of one path leaves the differences of the others', () => {
    const broken = mutantOf(mutantOf(door, 'remove open: door.pulled'), 'remove locked: key.turned')
    const [first, second] = approveChart(broken, approvedTree(door), []).approved
    const { tree } = approveChart(broken, approvedTree(door), [first ?? ''])
    expect(approveChart(broken, tree, []).approved).toEqual([second])
  })

  test('of a removed transition leaves no difference', () => {
    const machine: AnyStateMachine = mutantOf(door, 'remove open: door.pulled').machine
    const { tree } = approveChart({ ...door, machine }, approvedTree(door), [])
    expect(describeComparison({ ...door, machine }, tree)).toEqual([])
  })

  test('names the ids that need none', () => {
    expect(approveChart(letter, approvedTree(letter), ['letter-1'])).toMatchObject({
      approved: [],
      unknown: ['letter-1'],
    })
  })
})
