import { describe, expect, test } from 'vitest'
import { whyUnreachable } from '#tests/paths/browser/inputLimits.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { cellar } from '#tests/charts/samples/cellar.ts'
import { door } from '#tests/charts/samples/door.ts'

const graph = buildConfigurationGraph(door)
const noKey = {
  impossible: {
    'event key.turned: the right one': 'the person has no key',
    'event key.turned: a wrong one': 'the person has no key',
  },
}

describe('the reason why a transition is unreachable', () => {
  test('is the reason of the input that takes it', () => {
    expect(whyUnreachable(graph, noKey, 'closed: key.turned')).toBe('the person has no key')
  })

  test('is the reason of an earlier input if that one is impossible', () => {
    const noPush = { impossible: { 'event door.pushed': 'the door is stuck' } }
    expect(whyUnreachable(graph, noPush, 'open: door.pulled')).toBe(
      'it needs "event door.pushed" first: the door is stuck',
    )
  })

  test('is general if the input is impossible in this configuration only', () => {
    expect(whyUnreachable(graph, { isPossible: ({ type }) => type === 'start' }, 'closed: door.pushed')).toBe(
      'the page does not offer it in this state',
    )
  })

  test('is the test model if no input takes it', () => {
    expect(whyUnreachable(buildConfigurationGraph(cellar), {}, 'dark: match.lit')).toBe(
      'no input of the test model takes it',
    )
  })

  test('is null if it is reachable', () => {
    expect(whyUnreachable(graph, noKey, 'closed: door.pushed')).toBeNull()
  })
})
