import { describe, expect, test } from 'vitest'
import { whyUnreachable } from '#tools/paths/check/inputLimits.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { cellar } from '#tests/tools/paths/charts/cellar.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

const model = buildConfigurationGraph(door)
const noKey = {
  impossible: {
    'event key.turned: the right one': 'nobody has a key',
    'event key.turned: a wrong one': 'nobody has a key',
  },
}

describe('why a transition is left out', () => {
  test('is the reason of the step that takes it', () => {
    expect(whyUnreachable(model, noKey, 'closed: key.turned')).toBe('nobody has a key')
  })

  test('is the reason of the step before, where that cannot be brought about', () => {
    const noPush = { impossible: { 'event door.pushed': 'the door is stuck' } }
    expect(whyUnreachable(model, noPush, 'open: door.pulled')).toBe(
      'it comes only after "event door.pushed": the door is stuck',
    )
  })

  test('is that there is no way where a situation forbids it', () => {
    expect(whyUnreachable(model, { isPossible: ({ type }) => type === 'start' }, 'closed: door.pushed')).toBe(
      'the page offers no way to it there',
    )
  })

  test('is that nothing takes it where nothing does', () => {
    expect(whyUnreachable(buildConfigurationGraph(cellar), {}, 'dark: match.lit')).toBe(
      'no input of the catalogue takes it',
    )
  })

  test('is nothing where it is taken', () => {
    expect(whyUnreachable(model, noKey, 'closed: door.pushed')).toBeNull()
  })
})
